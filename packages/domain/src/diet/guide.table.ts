import type { Diet } from './diet.ts';

export type GuideText = {
  readonly name: string;
  readonly description: string;
  readonly keyPrinciples: readonly string[];
  readonly benefits: readonly string[];
  readonly considerations: readonly string[];
  readonly foodsToInclude: readonly string[];
  readonly foodsToLimit: readonly string[];
  /** The phrase that Home's menu and the guide's button send to the planner. */
  readonly searchQuery: string;
};

// Written for this product. Facts checked against: Dietary Guidelines for Americans 2020-2025 (DGA); NHLBI, DASH Eating
// Plan; American Diabetes Association, Nutrition Therapy consensus report 2019 (ADA); Academy of Nutrition and Dietetics,
// Vegetarian Dietary Patterns for Adults 2025 (AND); ACOG, Nutrition During Pregnancy; FDA/EPA, Advice About Eating Fish;
// NHS, Foods to avoid in pregnancy; Celiac Disease Foundation, Gluten-Free Foods; PREDIMED 2018 (NEJM 378:e34).
export const GUIDE_TEXTS: Readonly<Record<Diet, GuideText>> = {
  // DGA 2020-2025: food groups, added sugars and saturated fat under 10% of energy each, sodium under 2,300 mg.
  standard: {
    name: 'Standard American',
    description:
      'A balanced everyday pattern with all food groups, built on the Dietary Guidelines for Americans rather than on strict rules.',
    keyPrinciples: [
      'Fill about half of the plate with vegetables and fruit',
      'Make at least half of the grains whole grains',
      'Vary protein: meat, poultry, seafood, eggs, beans, nuts and soy',
      'Keep added sugars and saturated fat each below 10% of energy',
      'Keep sodium below 2,300 mg a day',
    ],
    benefits: [
      'No food group is left out, so most nutrients are easy to cover',
      'Fits family meals, restaurants and most budgets',
      'Simple to adjust for energy or protein goals',
    ],
    considerations: [
      'Typical American eating has more sodium, added sugar and refined grains than the guidelines advise',
      'Fiber is often too low unless vegetables, beans and whole grains are planned for',
      'Portion sizes matter more than single foods',
    ],
    foodsToInclude: [
      'Vegetables of all colors',
      'Whole fruit',
      'Whole grains',
      'Lean meat, poultry and eggs',
      'Seafood twice a week',
      'Beans, nuts and seeds',
      'Low-fat dairy or fortified soy',
      'Vegetable oils',
    ],
    foodsToLimit: ['Sugary drinks and sweets', 'Refined grains', 'Processed meat', 'Fried food', 'Salty snacks', 'Alcohol'],
    searchQuery: 'balanced standard American meal plan',
  },
  // PREDIMED; DGA 2020-2025, appendix 3, Healthy Mediterranean-Style Dietary Pattern.
  mediterranean: {
    name: 'Mediterranean',
    description:
      'The traditional eating of the Mediterranean coasts: vegetables, beans, whole grains, fish and olive oil, with little red meat.',
    keyPrinciples: [
      'Use extra-virgin olive oil as the main fat',
      'Eat vegetables, fruit, whole grains, beans and nuts every day',
      'Have fish or seafood at least twice a week',
      'Choose poultry, eggs, cheese and yogurt in moderate amounts',
      'Keep red meat and sweets for now and then',
    ],
    benefits: [
      'Among the best-studied patterns for heart health',
      'Rich in fiber and unsaturated fats',
      'Varied and flavorful, so it is easy to keep up',
    ],
    considerations: [
      'Olive oil and nuts are dense in energy, so amounts count if weight is a goal',
      'Fresh fish and good olive oil can cost more; canned fish and beans keep the price down',
      'Wine is part of the tradition, but there is no need to start drinking',
    ],
    foodsToInclude: [
      'Extra-virgin olive oil',
      'Tomatoes, leafy greens, eggplant and peppers',
      'Chickpeas, lentils and white beans',
      'Fish and seafood',
      'Whole-grain bread, bulgur and farro',
      'Nuts and seeds',
      'Yogurt and feta',
      'Herbs, garlic and lemon',
    ],
    foodsToLimit: ['Red meat', 'Processed meat', 'Butter', 'Refined grains', 'Sweets and pastries', 'Sugary drinks'],
    searchQuery: 'Mediterranean diet meal plan',
  },
  // ADA 2019: very low carbohydrate 20-50 g non-fiber carbohydrate a day.
  keto: {
    name: 'Ketogenic',
    description: 'A very low-carb, high-fat pattern with 20-50 g of carbs per day, so that the body burns mostly fat and makes ketones.',
    keyPrinciples: [
      'Keep carbs to 20-50 g per day',
      'Get 70-80% of energy from fat',
      'Keep protein moderate, about 20-25% of energy',
      'Choose vegetables that grow above the ground and are low in starch',
      'Drink enough and mind sodium, potassium and magnesium',
    ],
    benefits: [
      'Many people feel less hungry',
      'Can lower blood sugar and triglycerides in the short term',
      'An established medical therapy for some forms of epilepsy, under supervision',
    ],
    considerations: [
      'Tiredness and headache are common in the first days',
      'Fiber and some vitamins need planning',
      'LDL cholesterol rises in some people',
      'Talk to a doctor first if you take medicine for diabetes or blood pressure, or are pregnant or breastfeeding',
    ],
    foodsToInclude: [
      'Meat, poultry and eggs',
      'Fatty fish',
      'Avocado and olives',
      'Olive, avocado and coconut oil',
      'Cheese, butter and cream',
      'Leafy greens, broccoli, cauliflower and zucchini',
      'Nuts and seeds',
      'A few berries',
    ],
    foodsToLimit: [
      'Bread, pasta, rice and other grains',
      'Sugar, honey and sweets',
      'Most fruit',
      'Potatoes, corn and peas',
      'Beans and lentils',
      'Sweet drinks and beer',
    ],
    searchQuery: 'keto diet meal plan',
  },
  // AND 2025; DGA 2020-2025, Healthy Vegetarian Dietary Pattern.
  vegetarian: {
    name: 'Vegetarian',
    description: 'Eating without meat, poultry or fish, with eggs and dairy as part of the menu.',
    keyPrinciples: [
      'Leave out meat, poultry, fish, gelatin and cheese made with animal rennet',
      'Have a protein food at each meal: beans, lentils, tofu, eggs or dairy',
      'Pair plant sources of iron with vitamin C',
      'Choose whole grains over refined ones',
      'Eat nuts and seeds often',
    ],
    benefits: [
      'High in fiber, folate and potassium',
      'Linked with a lower risk of heart disease and type 2 diabetes',
      'Usually cheaper and easier on the climate than meat-based menus',
    ],
    considerations: [
      'Iron, zinc, omega-3 fats and vitamin B12 deserve attention',
      'Meatless is not always wholesome: fries and sweets are vegetarian too',
      'Check labels for gelatin, rennet and fish sauce',
    ],
    foodsToInclude: [
      'Beans, lentils and chickpeas',
      'Tofu and tempeh',
      'Eggs',
      'Milk, yogurt and cheese',
      'Whole grains',
      'Vegetables and fruit',
      'Nuts and seeds',
      'Olive and canola oil',
    ],
    foodsToLimit: [
      'Refined grains',
      'Sugary foods and drinks',
      'Highly processed meat substitutes',
      'Large amounts of cheese',
      'Fried snacks',
    ],
    searchQuery: 'vegetarian meal plan',
  },
  // AND 2025; NIH Office of Dietary Supplements, Vitamin B12.
  vegan: {
    name: 'Vegan',
    description: 'Eating from plants only: no meat, fish, dairy, eggs or honey.',
    keyPrinciples: [
      'Build meals on beans, lentils, soy, grains and vegetables',
      'Combine different protein foods over the day',
      'Take vitamin B12 as a supplement or from fortified food',
      'Choose calcium-set tofu and fortified plant drinks',
      'Add flax, chia, hemp or walnuts for omega-3 fats',
    ],
    benefits: [
      'Very high in fiber and low in saturated fat',
      'Linked with lower cholesterol and blood pressure',
      'No animal products, for those who avoid them for ethical or environmental reasons',
    ],
    considerations: [
      'Vitamin B12 must come from a supplement or fortified food',
      'Iron, calcium, iodine, zinc and vitamin D need planning',
      'High protein goals take more planning than with animal foods',
      'Read labels: whey, casein, gelatin and honey hide in many products',
    ],
    foodsToInclude: [
      'Beans, lentils and chickpeas',
      'Tofu, tempeh and edamame',
      'Whole grains and quinoa',
      'Vegetables and fruit',
      'Nuts, seeds and nut butters',
      'Fortified plant drinks',
      'Flax, chia and hemp seeds',
      'Nutritional yeast',
    ],
    foodsToLimit: [
      'Refined grains',
      'Sweets and sugary drinks',
      'Highly processed meat and cheese substitutes',
      'Coconut oil in large amounts',
      'Salty snacks',
    ],
    searchQuery: 'vegan meal plan',
  },
  // Cordain 2002; de la O et al. 2021 on what is and is not counted as paleo.
  paleo: {
    name: 'Paleo',
    description:
      'Foods that could be hunted or gathered: meat, fish, eggs, vegetables, fruit, nuts and seeds, without grains, legumes or dairy.',
    keyPrinciples: [
      'Eat meat, fish and eggs with plenty of vegetables',
      'Leave out grains, legumes, dairy and refined sugar',
      'Get carbs from fruit and root vegetables',
      'Use olive, avocado or coconut oil, nuts and seeds for fat',
      'Cook from whole foods',
    ],
    benefits: [
      'High in protein and vegetables, so it is filling',
      'Leaves out most ultra-processed food and added sugar',
      'Free of gluten and dairy as a rule',
    ],
    considerations: [
      'Without dairy, calcium and vitamin D need other sources',
      'Leaving out whole grains and beans takes away good sources of fiber',
      'More meat and fish can raise the cost',
      'Long-term studies are few',
    ],
    foodsToInclude: [
      'Meat and poultry',
      'Fish and seafood',
      'Eggs',
      'Vegetables and leafy greens',
      'Sweet potatoes and other roots',
      'Fruit and berries',
      'Nuts and seeds',
      'Olive, avocado and coconut oil',
    ],
    foodsToLimit: [
      'Grains, bread and pasta',
      'Beans, lentils, soy and peanuts',
      'Milk, yogurt and cheese',
      'Refined sugar and sweets',
      'Highly processed food',
      'Alcohol',
    ],
    searchQuery: 'paleo diet meal plan',
  },
  // Lennerz et al. 2021 (survey); no controlled long-term trial exists.
  carnivore: {
    name: 'Carnivore',
    description: 'Animal foods only: meat, fish, eggs, animal fats and a little hard cheese, with no plants.',
    keyPrinciples: [
      'Eat meat, fish, eggs and animal fats',
      'Choose fattier cuts for energy, as there are almost no carbs',
      'Limit dairy to butter and hard aged cheese',
      'Season with salt alone',
      'Drink water through the day',
    ],
    benefits: [
      'Very simple shopping and cooking',
      'High in protein, iron, zinc and vitamin B12',
      'Some people report less hunger and fewer cravings',
    ],
    considerations: [
      'There is no fiber, and vitamin C and folate are very low',
      'Saturated fat is usually above what guidelines advise; LDL cholesterol may rise',
      'There are no long-term studies of its safety',
      'Not suited to kidney disease; talk to a doctor before starting',
    ],
    foodsToInclude: [
      'Beef, lamb and bison',
      'Pork',
      'Chicken and turkey',
      'Salmon, sardines and other fish',
      'Shellfish',
      'Eggs',
      'Butter, ghee and tallow',
      'Hard aged cheese',
    ],
    foodsToLimit: [
      'Vegetables and fruit',
      'Grains and bread',
      'Beans, nuts and seeds',
      'Sugar and sweets',
      'Plant oils',
      'Milk and soft cheese',
    ],
    searchQuery: 'carnivore diet meal plan',
  },
  // FDA/EPA advice: 8-12 oz a week of fish lower in mercury.
  pescatarian: {
    name: 'Pescatarian',
    description: 'A vegetarian base with fish and seafood: plants, eggs and dairy, but no meat or poultry.',
    keyPrinciples: [
      'Have fish or seafood at least twice a week',
      'Include an oily fish such as salmon, sardines or trout',
      'Build the rest on vegetables, beans, whole grains, eggs and dairy',
      'Prefer fish that is low in mercury',
      'Choose sustainably caught or farmed seafood where you can',
    ],
    benefits: [
      'Omega-3 fats and vitamin D from fish',
      'The fiber of a plant-based pattern with complete protein made easy',
      'Linked with good heart health',
    ],
    considerations: [
      'Limit high-mercury fish such as swordfish, shark and king mackerel',
      'Fresh seafood can be costly; frozen and canned are good choices',
      'Iron is lower than with meat: combine beans and greens with vitamin C',
    ],
    foodsToInclude: [
      'Salmon, trout and sardines',
      'White fish',
      'Shrimp, mussels and other seafood',
      'Beans and lentils',
      'Eggs, yogurt and cheese',
      'Whole grains',
      'Vegetables and fruit',
      'Nuts, seeds and olive oil',
    ],
    foodsToLimit: ['Meat and poultry', 'High-mercury fish', 'Fried seafood', 'Refined grains', 'Sugary foods and drinks'],
    searchQuery: 'pescatarian meal plan',
  },
  // Celiac Disease Foundation; FDA 21 CFR 101.91: "gluten-free" means under 20 ppm.
  glutenfree: {
    name: 'Gluten Free',
    description:
      'Eating without wheat, barley and rye, needed by people with celiac disease and chosen by others who feel better without gluten.',
    keyPrinciples: [
      'Leave out wheat, barley, rye and foods made from them',
      'Build on foods that are gluten-free by nature',
      'Use certified gluten-free oats',
      'Read the labels of sauces, stock and spice mixes',
      'Keep boards, toasters and pans free from crumbs',
    ],
    benefits: [
      'The one effective treatment for celiac disease',
      'Can ease complaints in non-celiac gluten sensitivity',
      'Brings grains such as quinoa, buckwheat and millet to the table',
    ],
    considerations: [
      'Get tested for celiac disease before you stop eating gluten, or the test may miss it',
      'Gluten-free bread and cake are often low in fiber and high in sugar',
      'Fiber, iron and B vitamins deserve attention',
      'Even traces matter with celiac disease',
    ],
    foodsToInclude: [
      'Rice, quinoa, buckwheat and millet',
      'Corn and polenta',
      'Potatoes and sweet potatoes',
      'Beans and lentils',
      'Meat, fish and eggs',
      'Milk, yogurt and cheese',
      'Vegetables and fruit',
      'Nuts and seeds',
    ],
    foodsToLimit: [
      'Wheat, spelt, barley and rye',
      'Regular bread, pasta and pastry',
      'Soy sauce made with wheat',
      'Beer',
      'Oats without certification',
      'Breaded and battered food',
    ],
    searchQuery: 'gluten-free meal plan',
  },
  // ACOG: about 340 kcal more in the second and 450 in the third trimester; FDA/EPA on fish; NHS on foods to avoid.
  pregnancy: {
    name: 'Pregnancy Nutrition',
    description:
      'Nourishing, food-safe eating for the months of pregnancy, with room for the +300-500 calories daily that the later months ask for.',
    keyPrinciples: [
      'Add +300-500 calories daily in the second and third trimesters, little or none in the first',
      'Cook meat, fish and eggs through and choose pasteurized dairy',
      'Cover folate, iron, calcium, iodine, choline and omega-3 fats',
      'Eat 8-12 oz of low-mercury fish a week',
      'Eat small meals more often if nausea or heartburn trouble you',
    ],
    benefits: [
      'Supports growth and the mother’s own stores',
      'Lowers the risk of infections carried by food',
      'Regular meals with protein and fiber help to steady energy',
    ],
    considerations: [
      'Needs differ: follow the advice of your doctor or midwife, also on supplements such as folic acid',
      'Keep caffeine below 200 mg a day and leave out alcohol',
      'Avoid liver and high-dose vitamin A',
      'With gestational diabetes or severe nausea, ask for a personal plan',
    ],
    foodsToInclude: [
      'Leafy greens and other vegetables',
      'Beans and lentils',
      'Well-cooked eggs, meat and poultry',
      'Salmon, sardines and other low-mercury fish',
      'Pasteurized milk, yogurt and hard cheese',
      'Whole grains',
      'Fruit',
      'Nuts and seeds',
    ],
    foodsToLimit: [
      'Alcohol',
      'Raw or undercooked fish, meat and eggs',
      'High-mercury fish',
      'Cold deli meat and smoked fish',
      'Unpasteurized milk and soft cheese',
      'Liver',
      'Raw sprouts',
      'More than 200 mg of caffeine',
    ],
    searchQuery: 'pregnancy nutrition meal plan',
  },
  // NHLBI, "Your Guide to Lowering Your Blood Pressure with DASH"; servings for 2,000 kcal.
  dash: {
    name: 'DASH',
    description:
      'Dietary Approaches to Stop Hypertension: vegetables, fruit, low-fat dairy and whole grains with little sodium, designed in trials on blood pressure.',
    keyPrinciples: [
      'Eat 4-5 servings of vegetables and 4-5 of fruit a day',
      'Choose 6-8 servings of grains, mostly whole',
      'Have 2-3 servings of low-fat dairy',
      'Keep sodium at 2,300 mg a day, or 1,500 mg for a stronger effect',
      'Prefer fish, poultry, beans and nuts to red meat',
    ],
    benefits: [
      'Lowered blood pressure in controlled trials within weeks',
      'Rich in potassium, calcium, magnesium and fiber',
      'Can lower LDL cholesterol',
    ],
    considerations: [
      'More fiber is best added step by step',
      'Ask a doctor about potassium if you have kidney disease or take blood pressure medicine',
      'Most sodium hides in bread, sauces and ready meals, so labels matter',
    ],
    foodsToInclude: [
      'Vegetables',
      'Fruit',
      'Whole grains',
      'Low-fat milk and yogurt',
      'Beans, nuts and seeds',
      'Fish and skinless poultry',
      'Vegetable oils',
      'Herbs, lemon and spices instead of salt',
    ],
    foodsToLimit: [
      'Salt and salty food',
      'Processed meat',
      'Fatty red meat',
      'Full-fat dairy',
      'Sweets and sugary drinks',
      'Coconut and palm oil',
      'Alcohol',
    ],
    searchQuery: 'DASH diet meal plan',
  },
};
