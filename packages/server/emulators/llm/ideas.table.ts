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
      foods: '60 g rolled oats|200 ml low-fat milk|80 g blueberries|15 g almonds, chopped|1 tbsp chia seeds',
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
      foods: '2 piece egg|60 g spinach|25 g feta, crumbled|2 slice whole-wheat bread|1 tsp olive oil|100 g cherry tomatoes, halved',
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
      foods: '60 g rolled oats|250 ml unsweetened soy milk|1 piece banana, sliced|15 g peanut butter|0.5 tsp ground cinnamon',
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
        '200 g firm tofu, crumbled|1 piece red bell pepper, diced|60 g spinach|1 tbsp olive oil|0.5 tsp smoked paprika|150 g baby potato, quartered',
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
        '150 g canned chickpeas, drained|60 g quinoa|60 g spinach|1 tbsp olive oil|0.5 piece lemon, juiced|100 g cherry tomatoes, halved|100 g cucumber, diced',
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
        '130 g chicken breast|1 piece whole-wheat tortilla|80 g avocado, sliced|80 g romaine lettuce, shredded|100 g tomato, diced|1 tsp olive oil',
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
        '80 g red lentils|150 g carrot, diced|80 g onion, chopped|1 tbsp olive oil|1 tsp ground cumin|300 ml vegetable broth|1 slice whole-wheat bread',
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
        '110 g canned tuna|150 g canned cannellini beans, drained|80 g arugula|100 g cherry tomatoes, halved|1 tbsp olive oil|40 g red onion, sliced',
      steps: ['Toss the beans, tomatoes and red onion with the olive oil.', 'Fold in the tuna in large flakes.', 'Serve on the arugula.'],
      tip: 'A squeeze of citrus brightens it.',
    },
    {
      title: 'Black bean and sweet potato bowl',
      cuisine: 'mexican',
      form: 'bowl',
      foods:
        '200 g sweet potato, cubed|130 g canned black beans, drained|80 g avocado, sliced|80 g romaine lettuce, shredded|1 tbsp olive oil|0.5 tsp ground cumin',
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
      foods: '150 g salmon|75 g white rice|180 g broccoli|2 tsp soy sauce|1 tsp sesame oil',
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
        '140 g ground turkey|130 g canned kidney beans, drained|200 g canned diced tomatoes|80 g onion, chopped|1 tbsp olive oil|1 tsp chili powder|60 g white rice',
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
        '180 g firm tofu, cubed|150 g zucchini, sliced|1 piece red bell pepper, sliced|100 ml light coconut milk|70 g white rice|1 tsp curry powder|1 tsp coconut oil',
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
      foods: '80 g whole-wheat spaghetti|60 g red lentils|200 g canned diced tomatoes|80 g onion, chopped|1 tbsp olive oil|80 g spinach',
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
      foods: '180 g beef sirloin steak|200 g zucchini, sliced|120 g mushroom, sliced|1 tbsp butter|1 tsp dried thyme',
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
      foods: '1 piece pear, sliced|20 g almond butter',
      steps: ['Slice the pear.', 'Serve with the almond butter.'],
      tip: 'An apple does as well.',
    },
    {
      title: 'Carrot sticks with hummus',
      cuisine: 'middle-eastern',
      form: 'platter',
      foods: '120 g carrot, sliced|60 g hummus',
      steps: ['Cut the carrot into sticks.', 'Serve with the hummus.'],
      tip: 'Cut the sticks the evening before.',
    },
    {
      title: 'Yogurt with raspberries',
      cuisine: 'american',
      form: 'yogurt-bowl',
      foods: '170 g Greek yogurt|80 g raspberries|10 g walnuts, chopped',
      steps: ['Spoon the yogurt into a bowl.', 'Scatter over the raspberries and walnuts.'],
      tip: 'Frozen berries thaw overnight.',
    },
    {
      title: 'Cheese and walnut plate',
      cuisine: 'french',
      form: 'platter',
      foods: '35 g cheddar|20 g walnuts',
      steps: ['Slice the cheddar.', 'Serve with the walnuts.'],
      tip: 'Take the cheese out of the fridge a little before.',
    },
  ],
};
