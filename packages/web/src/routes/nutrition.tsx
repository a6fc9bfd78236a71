import { NutritionGuide } from '../features/nutrition/NutritionGuide.tsx';
import { NUTRITION_TEXTS } from '../features/nutrition/texts.ts';
import { PageTitle } from '../ui/PageTitle.tsx';

export default function NutritionPage() {
  return (
    <>
      <PageTitle>{NUTRITION_TEXTS.title}</PageTitle>
      <NutritionGuide />
    </>
  );
}
