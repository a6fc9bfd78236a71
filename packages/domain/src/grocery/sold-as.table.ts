/**
 * Foods of the table that a shop sells as another one: part of it, or cooked from it. Weight of what is bought for each gram
 * that is used. Yields: USDA Agriculture Handbook 102 (juice 45 % of a lemon, 47 % of an orange; zest about 4 %), SR28's own
 * weights (a large egg of 50 g has 33 g of white and 17 g of yolk), and the water that rice, quinoa and lentils take up
 * (SR28: cooked weight over dry of 20036/20037, 20035/20137, 16069/16070).
 */
export const SOLD_AS: Readonly<Record<string, { readonly foodId: string; readonly gramsPerGram: number }>> = {
  'lemon-juice': { foodId: 'lemon', gramsPerGram: 2.2 },
  'lemon-zest': { foodId: 'lemon', gramsPerGram: 14 },
  'lime-juice': { foodId: 'lime', gramsPerGram: 2.2 },
  'lime-zest': { foodId: 'lime', gramsPerGram: 16 },
  'orange-juice': { foodId: 'orange', gramsPerGram: 2.1 },
  'orange-zest': { foodId: 'orange', gramsPerGram: 22 },
  'egg-yolk': { foodId: 'egg', gramsPerGram: 2.94 },
  'egg-white': { foodId: 'egg', gramsPerGram: 1.52 },
  'hard-boiled-egg': { foodId: 'egg', gramsPerGram: 1 },
  'brown-rice-cooked': { foodId: 'brown-rice', gramsPerGram: 0.36 },
  'white-rice-cooked': { foodId: 'white-rice', gramsPerGram: 0.35 },
  'quinoa-cooked': { foodId: 'quinoa', gramsPerGram: 0.37 },
  'lentils-cooked': { foodId: 'lentils', gramsPerGram: 0.4 },
  'zucchini-noodles': { foodId: 'zucchini', gramsPerGram: 1.05 },
  'cooked-beets': { foodId: 'beet', gramsPerGram: 1.1 },
  'roma-tomato': { foodId: 'tomato', gramsPerGram: 1 },
};
