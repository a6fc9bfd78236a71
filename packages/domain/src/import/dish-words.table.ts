/**
 * What cooks call that which is made of foods, by language: words by which a line is the name of a dish and not of a site, a
 * series or a letter. Lower case; a plural stands where it is not the word with an s or an n behind it.
 */
export const DISH_WORDS: Readonly<Record<string, string>> = {
  en:
    'soup stew chowder bisque broth chili chilli curry curries dal daal dhal masala korma tikka tagine casserole hotpot goulash ragu ragout bolognese ' +
    'stroganoff fricassee gratin bake traybake roast pie tart quiche pastry pasties pasty crumble cobbler crisp pudding trifle mousse custard cheesecake ' +
    'cake cupcake muffin scone cookie biscuit brownie blondie flapjack bar bread loaf loaves roll bun bagel focaccia flatbread naan pizza calzone sandwich ' +
    'sandwiches toastie toast burger slider wrap taco burrito enchilada quesadilla fajita nachos salad slaw coleslaw pasta spaghetti lasagne lasagna macaroni ' +
    'carbonara alfredo orzo gnocchi ravioli noodle ramen pho laksa risotto paella pilaf pilau biryani jambalaya gumbo stir-fry stirfry sushi poke bowl omelette ' +
    'omelet frittata shakshuka scramble pancake waffle crepe crêpe fritter rosti hash porridge oatmeal granola muesli smoothie shake sauce salsa pesto dip ' +
    'hummus houmous guacamole relish chutney jam marmalade pickle dressing vinaigrette marinade gravy meatball meatloaf kebab skewer schnitzel dumpling gyoza ' +
    'moussaka ratatouille panzanella gazpacho ceviche tiramisu fudge truffle parfait sorbet granita icecream lemonade drizzle rarebit kedgeree ' +
    'snickerdoodle shortbread gingerbread cornbread meringue pavlova eclair souffle soufflé parmigiana puttanesca ' +
    'udon soba katsu teriyaki satay kofta falafel tabbouleh tzatziki pierogi spanakopita baklava cannelloni tortellini fettuccine tagliatelle linguine rigatoni ' +
    'penne wings nuggets fries toffee profiterole sundae strudel latkes blintz knish pozole chimichurri arepa tamale empanada churro ' +
    'piccata marsala cacciatore kimchi bibimbap bulgogi rendang',
  de:
    'suppe eintopf auflauf gulasch braten schnitzel frikadelle frikadellen bulette buletten klopse rouladen salat nudeln nudelpfanne pfanne gratin kuchen torte ' +
    'plätzchen kekse brot brötchen stollen strudel knödel spätzle pfannkuchen kaiserschmarrn maultaschen puffer waffeln krapfen lebkuchen kipferl makronen muffins rösti dampfnudeln quiche tarte soße aufstrich marmelade grütze pudding crumble',
  fr:
    'soupe velouté potage ragoût blanquette pot-au-feu tarte quiche gâteau gâteaux gratin clafoutis crumble crêpe galette omelette salade sauce confiture pain ' +
    'brioche mousse flan tian ratatouille cassoulet daube poêlée rôti gougères madeleines ' +
    'cannelés financiers sablés tartiflette raclette fondue parmentier quenelles bourguignon îles-flottantes charlotte gaufres',
  es:
    'sopa crema guiso cocido potaje arroz paella tortilla ensalada gazpacho salmorejo empanada empanadillas croquetas albóndiga estofado tarta bizcocho flan ' +
    'galletas magdalenas salsa lentejas fabada torrijas natillas ' +
    'canelones mole chilaquiles pastel buñuelos pisto migas fideuá caldo',
  it:
    'zuppa minestra minestrone risotto pasta lasagne parmigiana torta crostata biscotti insalata frittata polenta gnocchi ragù sugo focaccia tiramisù ' +
    'arancini bruschetta caponata carbonara amatriciana saltimbocca ossobuco cantucci crostini pasticcio',
};
