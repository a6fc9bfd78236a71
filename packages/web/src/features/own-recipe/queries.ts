import { queryOptions, useQuery } from '@tanstack/react-query';
import { listCorrections, searchFoods } from '@larder/contract/line-correction.ts';
import { listRecipes, readOwnRecipe } from '@larder/contract/own-recipe.ts';
import type { Diet } from '@larder/domain/diet/diet.ts';
import { call } from '../../lib/api-client.ts';

export const LIBRARY_KEY = ['own-recipes'] as const;
export const CORRECTIONS_KEY = ['line-corrections'] as const;

export type LibraryWish = {
  readonly search: string;
  readonly with: string;
  readonly diet: Diet | undefined;
  readonly minutes: number | undefined;
  readonly rating: number | undefined;
};

export const useLibrary = (wish: LibraryWish) =>
  useQuery({
    queryKey: [...LIBRARY_KEY, 'list', wish],
    queryFn: async () => {
      const { search, with: ingredients, diet, minutes, rating } = wish;
      const query = { search: search || undefined, with: ingredients || undefined, diet, minutes, rating };
      const { data, total } = await call(listRecipes, { query });
      return { recipes: data, total };
    },
    // The cards stay while the next are looked for.
    placeholderData: (shown) => shown,
  });

export const ownRecipeQuery = (id: string) =>
  queryOptions({
    queryKey: [...LIBRARY_KEY, 'recipe', id],
    queryFn: async () => (await call(readOwnRecipe, { params: { id } })).data,
  });

export const useCorrections = () => useQuery({ queryKey: CORRECTIONS_KEY, queryFn: async () => (await call(listCorrections)).data });

export const useFoods = (search: string) =>
  useQuery({
    queryKey: ['foods', search],
    enabled: search.trim() !== '',
    queryFn: async () => (await call(searchFoods, { query: { search: search.trim() } })).data,
    placeholderData: (shown) => shown,
  });
