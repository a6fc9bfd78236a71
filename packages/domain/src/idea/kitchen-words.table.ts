/** Words of cooks beside those that the kits' own titles, steps and tips are written in. */
export const KITCHEN_WORDS = `
f c volume berry berries baking-sheet deglaze browned scraping scrape line lined parchment any anything herbed herb herbs glazed crusted loaded stacked braised zested marinated caramelised wilted crumbled smashed shaved pickled minted lemony limey garlicky gingery peppery cheesy buttery nutty fruity veggie veggies greens plant protein fiber-rich wholesome nourishing power energizing refreshing light bright satisfying filling speedy express minute five-ingredient one-pot one-pan sheet-pan skillet-style stovetop no-cook make-ahead meal-prep grain greens medley mix duo trio stack boats cups rolls pockets squares bars balls parfait sundae toast toasts tartine melt bake gratin hash scramble frittata omelet shakshuka pilaf risotto paella ragu stew chowder chili curry dal masala tagine stir-fry noodle noodles ramen bowl salad slaw wrap burrito taco tacos quesadilla fajita sandwich burger sliders pizza flatbread kebab skewers traybake casserole lasagna soup broth porridge oatmeal oats granola muesli smoothie pancakes waffles crepes muffins bread dip platter board plate snack breakfast brunch dinner
a about across add adding adjust afternoon again ahead al all almost along alongside already also always amber an and another any apart
appetizing aromatic around arrange as aside assemble at autumn avoid away baby back bag bake baked baking base basket batch be beaten before
beside best better between big bit bite bits blanch blend blended blender blistered board boil boiling bold bottom bowl bread break breezy
bright brighten bring broil bronze brown browned browning brush bubble bubbling build busy but by can careful carefully cast caramelize
caramelized char charred chewy chill chilled chop chopped chunk chunks chunky classic clean close cloth coarse coat coated coating coats cold
colander color colors combine combined comfort comforting completely container continue cook cooked cooking cool cooled core cored
corner country covered cozy cracked cream creamy crisp crisped crisping crispy crumb crumble crunch crunchy crush crushed cube cubes cup
curl cut cutting dark day deep deeply delicate desired diagonal dice diced dip discard dish divide does dollop done dot double down drain
drained draining dress dressed dressing drizzle drizzled drop dry drying during each early earthy easy edge edges either else end enough
enjoy equal even evenly evening every everything excess extra fall family fan fast favorite feel few fill filled filling fillings film fine
finely finish finished firm firmly first fit flake flaked flakes flaky flame flat flavor flavorful flavors flesh flip flipping float fluff
fluffy foil fold folded folding for fork form four fragrant freeze freezer freezes freezing fresh freshly fridge fried from frozen fry frying full fully garden
garnish generous generously gentle gently get glaze glazed gloss glossy go goes gold golden good grab grate grated greased greens griddle
grill grilled ground half halfway halve halved handful harvest have hearty heat heated heavy herby high hold hollow home homemade homestyle
hot hour hours if immediately in ingredients inside instead into is it its jar juices juicy julienne just keep keeps kettle kick kitchen
knead knife ladle large last late later lay layer layered leave leaves leftover leftovers length lengthwise less let lid lift light lightly
like line lined little long loose loosen low lukewarm lunch lunchbox make makes making marinade marinate mash mashed matchsticks may meal
meanwhile medium mellow melt melted melting merry microwave middle mild mince minced minute minutes mix mixed mixing mixture moist moment
more morning most move much mug need needed nestle nice night no nonstick not note nutty of off oil on once one only onto open opposite
option optional or other out oven over overnight own pack packed pan paper parchment part parts paste pat patches patties patty peel peeled
peeling per perfect picnic piece pieces pile pinch pit pitted place plate plates platter plenty poach poached pop portion portions pot potato
pound pour pouring preheat preheated prepare press pressed press pressing puff puffed pull pulse puree put quarter quartered quarters quick
quickly rack rainbow raw-free reach ready reduce reduced refresh refrigerate refrigerator reheat reheats remaining remove removing reserve
rest resting return ribbons rim ring rings rinse rinsed rinsing ripe rise roast roasted roasting roll rolled rolling room round rounds rub
rustic same saucepan savory scatter scoop scrape scraping scrub seal sear seared searing season seasoned seasoning seasonings seconds seed seeds
separate serve served serves serving set shake shallow shape sharp sheet shimmering shimmers short shred shredded sides side silky simmer simmering
simple sit sizzle sizzles sizzling skewer skewers skillet skim skin slice sliced slices slicing slow slowly small smash smashed smoke smoking
smoky smooth snappy so soak soaked soaking soft soften softened softens soon spatula spice spiced spicy spiral splash split spoon
spoonful spoons spread spreading spring sprinkle sprinkled sprinkling squash squeeze stack stand stands start starts steam steamed steamer steaming
stem stems stew stick sticky still stir stirred stirring store stovetop strain straight street strip strips stuff stuffed stuffing style such summer
sunday sunny sunshine super supper surface swap sweet swirl switch table take taste tasty tear tender than that the their them then there they
thick thicken thickened thickens thickly thin thinly thinned this thoroughly three through throughout tidy tie tight tightly time tin to toast toasted
toasting toasty together tomorrow too top topped topping toppings torn toss tossed tossing touch towel transfer tray trim trimmed turn turned turning
twice twist two under until up use using variation vegetables velvety very vibrant vigorously warm warmed warming warms wash washed watch water way
wedge wedges week weekday weekend weeknight well when whichever while whisk whisked whisking whole wide will wilt wilted wilts winter wipe with without
wok work works would wrap wrapped you your zest zesty zingy
american asian british cajun californian caribbean chinese creole cuban dutch ethiopian filipino french georgian german greek hawaiian hungarian indian
indonesian irish italian jamaican japanese korean lebanese levantine malaysian mediterranean mexican moroccan nordic norwegian persian peruvian polish
portuguese provençal roman scandinavian scottish sichuan sicilian spanish swedish swiss syrian tex-mex texan thai tunisian turkish tuscan venetian vietnamese
`;
