import type { MealSlot } from '@larder/domain/recipe/meal-slot.ts';

/** `foods` is a line each: amount, unit, food and, after a comma, how it is cut. */
export type EmulatedIdea = {
  readonly title: string;
  readonly cuisine: string;
  readonly form: string;
  readonly foods: string;
  readonly steps: readonly string[];
  readonly tip: string;
};

/** What a model with some imagination could say, for tests and for development. Never part of the product. */
export const EMULATED_IDEAS: Readonly<Record<MealSlot, readonly EmulatedIdea[]>> = {
  breakfast: [
    {
      title: 'Berry almond overnight oats',
      cuisine: 'american',
      form: 'oats',
      foods: '0.75 cup rolled oats|200 ml low-fat milk|0.5 cup blueberries|5 tsp almonds, chopped|1 tbsp chia seeds',
      steps: [
        'Stir the oats, milk and chia seeds together in a jar.',
        'Cover and chill overnight.',
        'Top with the blueberries and almonds.',
      ],
      tip: 'Make two jars at once; they keep well in the fridge.',
    },
    {
      title: 'Spinach and feta scramble on toast',
      cuisine: 'greek',
      form: 'scramble',
      foods: '2 piece egg|2 cup spinach|3 tbsp feta, crumbled|2 slice whole-wheat bread|1 tsp olive oil|6 piece cherry tomatoes, halved',
      steps: [
        'Warm the olive oil in a skillet over medium heat and wilt the spinach.',
        'Pour in the beaten eggs and scramble gently.',
        'Fold in the feta, toast the bread and serve with the tomatoes.',
      ],
      tip: 'Any leafy green does well here.',
    },
    {
      title: 'Peanut butter banana porridge',
      cuisine: 'british',
      form: 'porridge',
      foods: '0.75 cup rolled oats|250 ml unsweetened soy milk|1 piece banana, sliced|1 tbsp peanut butter|0.5 tsp ground cinnamon',
      steps: [
        'Simmer the oats in the soy milk until thick, about 5 minutes.',
        'Stir in the cinnamon.',
        'Top with the banana and peanut butter.',
      ],
      tip: 'Loosen leftovers with a splash of water.',
    },
    {
      title: 'Smoky tofu scramble with peppers',
      cuisine: 'mexican',
      form: 'scramble',
      foods:
        '0.75 cup firm tofu, crumbled|1 piece red bell pepper, diced|2 cup spinach|1 tbsp olive oil|0.5 tsp smoked paprika|1 cup baby potato, quartered',
      steps: [
        'Boil the potatoes until tender, about 12 minutes, and drain.',
        'Warm the olive oil in a skillet and cook the red bell pepper until soft.',
        'Add the tofu and smoked paprika and cook until golden, about 6 minutes.',
        'Stir in the spinach until wilted and serve with the potatoes.',
      ],
      tip: 'Press the tofu first for a drier scramble.',
    },
  ],
  lunch: [
    {
      title: 'Lemony chickpea and quinoa bowl',
      cuisine: 'mediterranean',
      form: 'bowl',
      foods:
        '1 cup canned chickpeas, drained|0.33 cup quinoa|2 cup spinach|1 tbsp olive oil|0.5 piece lemon, juiced|6 piece cherry tomatoes, halved|0.75 cup cucumber, diced',
      steps: [
        'Rinse the quinoa and simmer it in twice its volume of water for 15 minutes.',
        'Warm the olive oil in a skillet and cook the chickpeas for 5 minutes.',
        'Stir in the spinach until wilted.',
        'Toss with the quinoa, tomatoes, cucumber and a squeeze of lemon.',
      ],
      tip: 'Leftovers are good cold the next day.',
    },
    {
      title: 'Chicken and avocado salad wrap',
      cuisine: 'american',
      form: 'wrap',
      foods:
        '1 cup chicken breast|1 piece whole-wheat tortilla|0.5 cup avocado, sliced|1.75 cup romaine lettuce, shredded|0.5 cup tomato, diced|1 tsp olive oil',
      steps: [
        'Cook the chicken in the olive oil over medium heat, about 7 minutes on each side.',
        'Slice the chicken and warm the tortilla.',
        'Fill with the lettuce, tomato, avocado and chicken and roll up.',
      ],
      tip: 'Pack the filling and the tortilla apart to take along.',
    },
    {
      title: 'Red lentil and carrot soup',
      cuisine: 'middle-eastern',
      form: 'soup',
      foods:
        '0.4 cup red lentils|2.5 piece carrot, diced|0.5 cup onion, chopped|1 tbsp olive oil|1 tsp ground cumin|300 ml vegetable broth|1 slice whole-wheat bread',
      steps: [
        'Warm the olive oil in a pot and soften the onion and carrot, about 6 minutes.',
        'Stir in the cumin, lentils and vegetable broth and simmer for 20 minutes.',
        'Blend until smooth and serve with the bread.',
      ],
      tip: 'It thickens as it stands; thin it with water.',
    },
    {
      title: 'Tuna and white bean salad',
      cuisine: 'italian',
      form: 'salad',
      foods:
        '1 can canned tuna|0.75 cup canned cannellini beans, drained|4 cup arugula|6 piece cherry tomatoes, halved|1 tbsp olive oil|4 tbsp red onion, sliced',
      steps: ['Toss the beans, tomatoes and red onion with the olive oil.', 'Fold in the tuna in large flakes.', 'Serve on the arugula.'],
      tip: 'A squeeze of citrus brightens it.',
    },
    {
      title: 'Black bean and sweet potato bowl',
      cuisine: 'mexican',
      form: 'bowl',
      foods:
        '1.5 cup sweet potato, cubed|0.75 cup canned black beans, drained|0.5 cup avocado, sliced|1.75 cup romaine lettuce, shredded|1 tbsp olive oil|0.5 tsp ground cumin',
      steps: [
        'Roast the sweet potato with the olive oil and cumin at 425°F for 25 minutes.',
        'Warm the black beans.',
        'Serve on the lettuce with the avocado.',
      ],
      tip: 'Roast a double tray and keep half for tomorrow.',
    },
  ],
  dinner: [
    {
      title: 'Ginger soy salmon with rice and broccoli',
      cuisine: 'japanese',
      form: 'plate',
      foods: '1 piece salmon|0.4 cup white rice|2 cup broccoli|2 tsp soy sauce|1 tsp sesame oil',
      steps: [
        'Cook the rice in twice its volume of water for 15 minutes.',
        'Brush the soy sauce and sesame oil over the salmon.',
        'Roast the salmon at 400°F for 12 minutes.',
        'Steam the broccoli for 4 minutes and serve with the rice.',
      ],
      tip: 'Trout takes the same glaze well.',
    },
    {
      title: 'Turkey and bean chili',
      cuisine: 'mexican',
      form: 'chili',
      foods:
        '0.6 cup ground turkey|0.75 cup canned kidney beans, drained|0.5 can canned diced tomatoes|0.5 cup onion, chopped|1 tbsp olive oil|1 tsp chili powder|0.33 cup white rice',
      steps: [
        'Cook the rice in twice its volume of water for 15 minutes.',
        'Soften the onion in the olive oil, about 5 minutes.',
        'Brown the turkey and stir in the chili powder.',
        'Add the tomatoes and beans and simmer for 20 minutes. Serve with the rice.',
      ],
      tip: 'It freezes well for a busy week.',
    },
    {
      title: 'Coconut tofu and vegetable curry',
      cuisine: 'thai',
      form: 'curry',
      foods:
        '0.75 cup firm tofu, cubed|1.25 cup zucchini, sliced|1 piece red bell pepper, sliced|100 ml light coconut milk|0.4 cup white rice|1 tsp curry powder|1 tsp coconut oil',
      steps: [
        'Cook the rice in twice its volume of water for 15 minutes.',
        'Fry the tofu in the coconut oil until golden, about 8 minutes.',
        'Add the zucchini, red bell pepper and curry powder and stir for 3 minutes.',
        'Pour in the coconut milk and simmer for 8 minutes. Serve with the rice.',
      ],
      tip: 'Freeze what is left of the coconut milk in cubes.',
    },
    {
      title: 'Tomato and lentil pasta',
      cuisine: 'italian',
      form: 'pasta',
      foods:
        '0.75 cup whole-wheat spaghetti|0.3 cup red lentils|0.5 can canned diced tomatoes|0.5 cup onion, chopped|1 tbsp olive oil|2.5 cup spinach',
      steps: [
        'Soften the onion in the olive oil, about 5 minutes.',
        'Add the lentils and tomatoes with a cup of water and simmer for 18 minutes.',
        'Boil the spaghetti until just tender and drain.',
        'Stir the spinach into the sauce and toss with the spaghetti.',
      ],
      tip: 'The sauce is even better the next day.',
    },
    {
      title: 'Herbed steak with zucchini and mushrooms',
      cuisine: 'french',
      form: 'plate',
      foods: '0.75 piece beef sirloin steak|1.75 cup zucchini, sliced|1.75 cup mushroom, sliced|1 tbsp butter|1 tsp dried thyme',
      steps: [
        'Melt the butter in a skillet and brown the mushrooms and zucchini, about 8 minutes.',
        'Season the steak with the thyme.',
        'Sear the steak over high heat, about 4 minutes on each side.',
      ],
      tip: 'Let the pan get properly hot before the meat goes in.',
    },
  ],
  snack: [
    {
      title: 'Pear with almond butter',
      cuisine: 'american',
      form: 'platter',
      foods: '1 piece pear, sliced|1.25 tbsp almond butter',
      steps: ['Slice the pear.', 'Serve with the almond butter.'],
      tip: 'An apple does as well.',
    },
    {
      title: 'Carrot sticks with hummus',
      cuisine: 'middle-eastern',
      form: 'platter',
      foods: '2 piece carrot, sliced|0.25 cup hummus',
      steps: ['Cut the carrot into sticks.', 'Serve with the hummus.'],
      tip: 'Cut the sticks the evening before.',
    },
    {
      title: 'Yogurt with raspberries',
      cuisine: 'american',
      form: 'yogurt-bowl',
      foods: '0.75 cup Greek yogurt|0.66 cup raspberries|1.5 tbsp walnuts, chopped',
      steps: ['Spoon the yogurt into a bowl.', 'Scatter over the raspberries and walnuts.'],
      tip: 'Frozen berries thaw overnight.',
    },
    {
      title: 'Cheese and walnut plate',
      cuisine: 'french',
      form: 'platter',
      foods: '5 tbsp cheddar|0.2 cup walnuts',
      steps: ['Slice the cheddar.', 'Serve with the walnuts.'],
      tip: 'Take the cheese out of the fridge a little before.',
    },
  ],
};
