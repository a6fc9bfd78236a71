/**
 * The commonest foods in German, French and Spanish, by a name that the food table knows: it alone says what a food
 * holds and weighs. Words are in the singular, as shelves and cookbooks of the language write them; where a region
 * calls a food otherwise (Topfen, Quark) both stand there. `English | German | French | Spanish`, further words behind commas.
 */
export const FOOD_WORDS = `
salt | Salz, Meersalz, Speisesalz, Jodsalz, grobes Salz | sel, gros sel, fleur de sel | sal, sal marina, sal gorda
black pepper | Pfeffer, schwarzer Pfeffer, Pfefferkörner | poivre, poivre noir, poivre du moulin | pimienta, pimienta negra, pimienta molida
white pepper | weißer Pfeffer | poivre blanc | pimienta blanca
olive oil | Olivenöl | huile d'olive | aceite de oliva, aceite de oliva virgen extra, aceite
vegetable oil | Öl, Pflanzenöl, Sonnenblumenöl, Speiseöl, Bratöl, neutrales Öl, Keimöl | huile, huile végétale, huile de tournesol, huile neutre | aceite vegetal, aceite de girasol
canola oil | Rapsöl | huile de colza | aceite de colza, aceite de canola
sesame oil | Sesamöl | huile de sésame | aceite de sésamo
coconut oil | Kokosöl, Kokosfett | huile de coco | aceite de coco
walnut oil | Walnussöl | huile de noix | aceite de nuez
butter | Butter, Süßrahmbutter | beurre, beurre doux, beurre demi-sel | mantequilla
ghee | Butterschmalz, Ghee | beurre clarifié, ghee | ghee, mantequilla clarificada
margarine | Margarine | margarine | margarina
lard | Schweineschmalz, Schmalz | saindoux | manteca de cerdo, manteca
all-purpose flour | Mehl, Weizenmehl, Dinkelmehl | farine, farine de blé, farine de froment | harina, harina de trigo
whole-wheat flour | Vollkornmehl, Weizenvollkornmehl, Dinkelvollkornmehl | farine complète | harina integral
rye flour | Roggenmehl | farine de seigle | harina de centeno
rice flour | Reismehl | farine de riz | harina de arroz
chickpea flour | Kichererbsenmehl | farine de pois chiche | harina de garbanzo
almond flour | gemahlene Mandeln, Mandelmehl | poudre d'amande, amande en poudre | almendra molida, harina de almendra
cornstarch | Speisestärke, Maisstärke, Stärke, Stärkepulver | maïzena, fécule de maïs, fécule | maicena, almidón de maíz, fécula de maíz
potato starch | Kartoffelstärke, Kartoffelmehl | fécule de pomme de terre | fécula de patata
semolina | Grieß, Hartweizengrieß, Weichweizengrieß | semoule, semoule de blé | sémola
polenta | Polenta, Maisgrieß | polenta | polenta
couscous | Couscous | couscous | cuscús
bulgur | Bulgur | boulgour | bulgur
quinoa | Quinoa | quinoa | quinoa
rolled oats | Haferflocken | flocons d'avoine | copos de avena, avena
breadcrumbs | Semmelbrösel, Paniermehl, Brösel | chapelure | pan rallado
sugar | Zucker, Kristallzucker, feiner Zucker, Vanillezucker, Vanillinzucker, Bourbonvanillezucker | sucre, sucre en poudre, sucre semoule, sucre vanillé | azúcar, azúcar blanco, azúcar vainillado, azúcar avainillado
brown sugar | brauner Zucker, Rohrzucker, Rohrohrzucker | sucre roux, cassonade, vergeoise | azúcar moreno
powdered sugar | Puderzucker, Staubzucker | sucre glace | azúcar glas, azúcar glasé
honey | Honig | miel | miel
maple syrup | Ahornsirup | sirop d'érable | sirope de arce
agave syrup | Agavendicksaft, Agavensirup | sirop d'agave | sirope de agave
molasses | Melasse | mélasse | melaza
vanilla extract | Vanilleextrakt, Vanillearoma, Bourbonvanille | extrait de vanille, arôme vanille, vanille liquide | extracto de vainilla, esencia de vainilla, vainilla
vanilla bean | Vanilleschote | gousse de vanille | vaina de vainilla
baking powder | Backpulver | levure chimique, poudre à lever | levadura química, polvo de hornear, levadura en polvo
baking soda | Natron, Speisenatron | bicarbonate, bicarbonate de soude | bicarbonato, bicarbonato sódico
active dry yeast | Trockenhefe | levure sèche, levure de boulanger sèche | levadura seca, levadura seca de panadería
fresh yeast | Hefe, frische Hefe, Germ | levure fraîche, levure de boulanger, levure boulangère | levadura fresca, levadura de panadería
gelatin | Gelatine | gélatine | gelatina
cocoa powder | Kakao, Kakaopulver, Backkakao | cacao, cacao en poudre | cacao, cacao en polvo
dark chocolate | Zartbitterschokolade, Schokolade, Bitterschokolade, Kuvertüre, Zartbitterkuvertüre | chocolat noir, chocolat, chocolat pâtissier | chocolate negro, chocolate
milk chocolate | Vollmilchschokolade | chocolat au lait | chocolate con leche
white chocolate | weiße Schokolade | chocolat blanc | chocolate blanco
semisweet chocolate chip | Schokotropfen, Schokoladentropfen | pépites de chocolat | pepitas de chocolate
egg | Ei, Hühnerei, Eier | œuf | huevo
egg yolk | Eigelb, Eidotter | jaune d'œuf | yema, yema de huevo
egg white | Eiweiß, Eiklar | blanc d'œuf | clara, clara de huevo
milk | Milch, Vollmilch | lait, lait entier, lait demi-écrémé | leche, leche entera
buttermilk | Buttermilch | lait ribot, babeurre | suero de leche
heavy cream | Sahne, Schlagsahne, Schlagobers, Rahm, Schlagrahm, Vollrahm | crème, crème liquide, crème fleurette, crème entière liquide | nata, nata líquida, nata para montar, crema de leche
sour cream | saure Sahne, Sauerrahm, Schmand | crème aigre | nata agria, crema agria
crème fraîche | Crème fraîche, Creme fraiche | crème fraîche, crème épaisse | crème fraîche
plain yogurt | Joghurt, Naturjoghurt, Jogurt | yaourt, yaourt nature | yogur, yogur natural
Greek yogurt | griechischer Joghurt | yaourt grec, yaourt à la grecque | yogur griego
quark | Quark, Topfen, Speisequark, Magerquark | fromage blanc | queso quark, queso fresco batido
cream cheese | Frischkäse, Doppelrahmfrischkäse | fromage frais, fromage à tartiner | queso crema, queso de untar
mascarpone | Mascarpone | mascarpone | mascarpone
ricotta | Ricotta | ricotta | requesón, ricotta
mozzarella | Mozzarella | mozzarella | mozzarella
Parmesan | Parmesan, Parmesankäse, Grana Padano | parmesan | parmesano, queso parmesano
cheddar | Cheddar | cheddar | cheddar, queso cheddar
Gruyère | Gruyère, Greyerzer, Bergkäse, Sbrinz | gruyère, comté | gruyer, queso gruyer
Swiss cheese | Emmentaler, geriebener Käse, Reibekäse | emmental, fromage râpé | queso emmental, emmental, queso rallado
Gouda | Gouda, Käse | gouda, fromage | queso, gouda, queso gouda
feta | Feta, Schafskäse, Fetakäse, Hirtenkäse | feta | queso feta, feta
goat cheese | Ziegenkäse, Ziegenfrischkäse | fromage de chèvre, chèvre, bûche de chèvre | queso de cabra
blue cheese | Blauschimmelkäse, Gorgonzola | bleu, roquefort, gorgonzola | queso azul, roquefort, gorgonzola
Brie | Brie, Camembert | brie, camembert | brie
halloumi | Halloumi, Grillkäse | halloumi | halloumi
condensed milk | gezuckerte Kondensmilch, Milchmädchen | lait concentré sucré | leche condensada
evaporated milk | Kondensmilch, Dosenmilch | lait concentré non sucré, lait concentré | leche evaporada
coconut milk | Kokosmilch | lait de coco | leche de coco
coconut | Kokosraspel, Kokosflocken | noix de coco râpée, coco râpé | coco rallado
unsweetened almond milk | Mandelmilch, Mandeldrink | lait d'amande | leche de almendra
soy milk | Sojamilch, Sojadrink | lait de soja | leche de soja
water | Wasser, kaltes Wasser, warmes Wasser, Nudelwasser | eau | agua
white wine | Weißwein, trockener Weißwein | vin blanc | vino blanco
red wine | Rotwein | vin rouge | vino tinto
beer | Bier | bière | cerveza
rum | Rum | rhum | ron
sherry | Sherry | xérès | jerez
vegetable broth | Gemüsebrühe, Brühe, Gemüsefond, Bouillon, Gemüsebouillon, Fond | bouillon, bouillon de légumes | caldo, caldo de verduras, caldo vegetal
chicken broth | Hühnerbrühe, Geflügelfond, Hühnerbouillon, Geflügelbrühe | bouillon de volaille, bouillon de poule, fond de volaille | caldo de pollo, caldo de ave
beef broth | Rinderbrühe, Rinderfond, Fleischbrühe, Kalbsfond | bouillon de bœuf, fond de veau | caldo de carne
fish broth | Fischfond | fumet de poisson | caldo de pescado, fumet
white vinegar | Essig, Weißweinessig, Kräuteressig | vinaigre, vinaigre blanc, vinaigre de vin blanc | vinagre, vinagre blanco, vinagre de vino blanco
red wine vinegar | Rotweinessig | vinaigre de vin rouge, vinaigre de vin | vinagre de vino tinto, vinagre de vino
apple cider vinegar | Apfelessig | vinaigre de cidre | vinagre de manzana
balsamic vinegar | Balsamico, Balsamicoessig, Aceto Balsamico, Balsamessig | vinaigre balsamique | vinagre balsámico
soy sauce | Sojasauce, Sojasoße | sauce soja | salsa de soja
fish sauce | Fischsauce, Fischsoße | sauce poisson, nuoc-mâm | salsa de pescado
Worcestershire sauce | Worcestersauce, Worcestershiresauce | sauce worcestershire | salsa worcestershire, salsa perrins
oyster sauce | Austernsauce | sauce d'huître | salsa de ostras
sriracha | Sriracha, Sriracha-Sauce | sriracha | sriracha
hot sauce | Tabasco, scharfe Sauce | tabasco | tabasco, salsa picante
ketchup | Ketchup, Tomatenketchup | ketchup | kétchup, ketchup
mayonnaise | Mayonnaise | mayonnaise | mayonesa
Dijon mustard | Senf, Dijonsenf, mittelscharfer Senf | moutarde, moutarde de Dijon | mostaza, mostaza de Dijon
tomato paste | Tomatenmark, Tomatenpüree | concentré de tomate | concentrado de tomate, tomate concentrado
tomato puree | passierte Tomaten, Tomatenpassata, Passata | purée de tomate, coulis de tomate | tomate triturado, puré de tomate
tomato sauce | Tomatensauce, Tomatensoße | sauce tomate | salsa de tomate, tomate frito
canned diced tomatoes | gehackte Tomaten, stückige Tomaten, Dosentomaten, geschälte Tomaten, Pizzatomaten | tomates concassées, tomates pelées | tomate troceado, tomate en conserva, tomate pelado
sun-dried tomato | getrocknete Tomate | tomate séchée | tomate seco
tomato | Tomate, Fleischtomate, Strauchtomate, Paradeiser | tomate | tomate
cherry tomato | Cherrytomate, Kirschtomate, Cocktailtomate, Rispentomate | tomate cerise | tomate cherry
onion | Zwiebel, Gemüsezwiebel, weiße Zwiebel | oignon, oignon jaune | cebolla
red onion | rote Zwiebel | oignon rouge | cebolla roja, cebolla morada
shallot | Schalotte | échalote | chalota, escalonia
green onion | Frühlingszwiebel, Lauchzwiebel | oignon nouveau, cébette, oignon vert, cive | cebolleta, cebolla tierna
garlic | Knoblauch, Knoblauchzehe | ail, gousse d'ail | ajo, diente de ajo
garlic powder | Knoblauchpulver | ail en poudre | ajo en polvo
onion powder | Zwiebelpulver | oignon en poudre | cebolla en polvo
leek | Lauch, Porree | poireau | puerro
carrot | Karotte, Möhre, Mohrrübe, Rüebli | carotte | zanahoria
celery | Staudensellerie, Stangensellerie | céleri, céleri branche | apio
celery root | Sellerie, Knollensellerie, Sellerieknolle | céleri-rave | apionabo
potato | Kartoffel, festkochende Kartoffel, mehligkochende Kartoffel, Erdapfel | pomme de terre | patata, papa
sweet potato | Süßkartoffel | patate douce | boniato, batata
bell pepper | Paprika, Paprikaschote | poivron | pimiento
red bell pepper | rote Paprika, rote Paprikaschote, rote Peperoni | poivron rouge | pimiento rojo
green bell pepper | grüne Paprika, grüne Paprikaschote | poivron vert | pimiento verde
yellow bell pepper | gelbe Paprika, gelbe Paprikaschote | poivron jaune | pimiento amarillo
red chili | Chili, Chilischote, rote Chilischote, Peperoncino | piment, piment rouge, piment oiseau | guindilla, chile, chile rojo
jalapeño | Jalapeño | jalapeño | jalapeño
zucchini | Zucchini | courgette | calabacín
eggplant | Aubergine, Melanzani | aubergine | berenjena
cucumber | Gurke, Salatgurke | concombre | pepino
dill pickle | Gewürzgurke, Essiggurke, Cornichon | cornichon | pepinillo
pumpkin | Kürbis, Hokkaido, Hokkaidokürbis | citrouille, potiron, potimarron | calabaza
butternut squash | Butternutkürbis, Butternut | courge butternut, butternut | calabaza cacahuete
broccoli | Brokkoli, Broccoli | brocoli | brócoli
cauliflower | Blumenkohl, Karfiol | chou-fleur | coliflor
cabbage | Weißkohl, Kohl, Spitzkohl, Kraut | chou, chou blanc, chou vert | repollo, col
red cabbage | Rotkohl, Blaukraut | chou rouge | lombarda
savoy cabbage | Wirsing | chou frisé, chou de Savoie | col de Saboya
sauerkraut | Sauerkraut | choucroute | chucrut
Brussels sprout | Rosenkohl | chou de Bruxelles | col de Bruselas
kale | Grünkohl | chou kale, kale | kale, col rizada
kohlrabi | Kohlrabi | chou-rave | colinabo
spinach | Spinat, Babyspinat, Blattspinat | épinard, pousses d'épinard | espinaca
frozen spinach | Tiefkühlspinat, TK-Spinat | épinard surgelé | espinaca congelada
Swiss chard | Mangold | blette, bette | acelga
lettuce | Kopfsalat, Salat, Blattsalat, Feldsalat | laitue, salade, mâche | lechuga
arugula | Rucola, Rauke | roquette | rúcula
fennel | Fenchel, Fenchelknolle | fenouil | hinojo
asparagus | Spargel, grüner Spargel, weißer Spargel | asperge | espárrago
green bean | grüne Bohne, Buschbohne, Bohne | haricot vert | judía verde
frozen peas | Erbse, TK-Erbse, grüne Erbse | petit pois | guisante
snow pea | Zuckerschote, Kaiserschote | pois gourmand | tirabeque
frozen corn | Mais, Maiskörner | maïs | maíz
beet | Rote Bete, Rote Beete, Rote Rübe | betterave | remolacha
radish | Radieschen, Rettich | radis | rábano
turnip | weiße Rübe, Mairübe | navet | nabo
parsnip | Pastinake, Petersilienwurzel | panais | chirivía
mushroom | Champignon, Pilz, brauner Champignon, Steinpilz, Pfifferling | champignon, champignon de Paris, cèpe, girolle | champiñón, seta, boletus
shiitake | Shiitake | shiitaké | shiitake
dried porcini mushroom | getrockneter Steinpilz | cèpe séché | boletus seco
avocado | Avocado | avocat | aguacate
black olive | Olive, schwarze Olive | olive, olive noire | aceituna, aceituna negra
green olive | grüne Olive | olive verte | aceituna verde
caper | Kaper | câpre | alcaparra
artichoke | Artischocke, Artischockenherz | artichaut | alcachofa
lemon | Zitrone, Biozitrone, unbehandelte Zitrone | citron, citron jaune | limón
lemon juice | Zitronensaft | jus de citron | zumo de limón, jugo de limón
lemon zest | Zitronenschale, Zitronenabrieb | zeste de citron | ralladura de limón, piel de limón
lime | Limette | citron vert, lime | lima
lime juice | Limettensaft | jus de citron vert | zumo de lima, jugo de lima
orange | Orange, Bio-Orange | orange | naranja
orange juice | Orangensaft | jus d'orange | zumo de naranja, jugo de naranja
orange zest | Orangenschale, Orangenabrieb | zeste d'orange | ralladura de naranja
apple | Apfel | pomme | manzana
apple juice | Apfelsaft | jus de pomme | zumo de manzana
applesauce | Apfelmus | compote de pommes, compote | compota de manzana
pear | Birne | poire | pera
banana | Banane | banane | plátano, banana
strawberry | Erdbeere | fraise | fresa
raspberry | Himbeere | framboise | frambuesa
blueberry | Heidelbeere, Blaubeere | myrtille | arándano
blackberry | Brombeere | mûre | mora
cherry | Kirsche, Süßkirsche | cerise | cereza
sour cherry | Sauerkirsche, Schattenmorelle | griotte | guinda
red currant | Johannisbeere | groseille | grosella
peach | Pfirsich | pêche | melocotón
apricot | Aprikose, Marille | abricot | albaricoque
dried apricot | getrocknete Aprikose | abricot sec | orejón
plum | Pflaume, Zwetschge, Zwetschke | prune | ciruela
prune | Backpflaume, Dörrpflaume | pruneau | ciruela pasa
grape | Traube, Weintraube | raisin frais, raisin blanc | uva
raisin | Rosine, Sultanine | raisin sec, raisin | pasa, uva pasa
Medjool date | Dattel | datte | dátil
dried fig | getrocknete Feige | figue sèche | higo seco
fig | Feige | figue | higo
mango | Mango | mangue | mango
pineapple | Ananas | ananas | piña
pomegranate seeds | Granatapfel, Granatapfelkerne | grenade | granada
melon | Melone, Honigmelone | melon | melón
watermelon | Wassermelone | pastèque | sandía
rhubarb | Rhabarber | rhubarbe | ruibarbo
jam | Marmelade, Konfitüre, Aprikosenmarmelade, Erdbeermarmelade | confiture | mermelada
almond | Mandel, Mandelblättchen, Mandelstift | amande, amandes effilées | almendra
walnut | Walnuss, Walnusskern, Baumnuss | noix, cerneaux de noix | nuez
hazelnut | Haselnuss, gemahlene Haselnüsse | noisette, poudre de noisette | avellana
peanut | Erdnuss | cacahuète, cacahouète | cacahuete
peanut butter | Erdnussbutter, Erdnussmus | beurre de cacahuète | mantequilla de cacahuete, crema de cacahuete
cashew | Cashewkern, Cashew, Cashewnuss | noix de cajou | anacardo
pistachio | Pistazie, Pistazienkern | pistache | pistacho
pecan | Pekannuss | noix de pécan | nuez pecana
pine nut | Pinienkern | pignon, pignon de pin | piñón
chestnut | Marone, Esskastanie, Kastanie | châtaigne, marron | castaña
sesame seed | Sesam, Sesamsamen, Sesamkörner | sésame, graines de sésame | sésamo, semillas de sésamo
tahini | Tahin, Tahini, Sesammus, Sesampaste | tahini, purée de sésame | tahini
sunflower seed | Sonnenblumenkern | graines de tournesol | pipas de girasol, semillas de girasol
pumpkin seed | Kürbiskern | graines de courge | pipas de calabaza, semillas de calabaza
flax seed | Leinsamen | graines de lin | semillas de lino, linaza
chia seed | Chiasamen | graines de chia | semillas de chía
poppy seed | Mohn, Mohnsamen | pavot, graines de pavot | semillas de amapola
white rice | Reis, Langkornreis | riz, riz blanc | arroz, arroz blanco
basmati rice | Basmatireis, Jasminreis | riz basmati, riz thaï | arroz basmati
arborio rice | Risottoreis, Arborio-Reis, Carnarolireis, Milchreis, Rundkornreis | riz arborio, riz à risotto, riz rond | arroz bomba, arroz arborio, arroz redondo
brown rice | Naturreis, Vollkornreis | riz complet | arroz integral
spaghetti | Spaghetti | spaghetti | espagueti, espaguetis
penne | Nudel, Penne, Pasta, Rigatoni, Fusilli, Farfalle | pâte, pâtes, penne | pasta
macaroni | Makkaroni, Hörnchennudel | macaroni, coquillettes | macarrones, coditos
tagliatelle | Tagliatelle, Bandnudel | tagliatelle | tagliatelle, cinta
lasagna noodle | Lasagneplatte, Lasagneblatt | plaque de lasagne, lasagne, feuille de lasagne | placa de lasaña
egg noodles | Eiernudel, Mie-Nudel, Spätzle | nouille, nouilles aux œufs | fideo, fideos
rice noodles | Reisnudel, Glasnudel | vermicelles de riz, nouilles de riz | fideos de arroz
gnocchi | Gnocchi | gnocchi | ñoquis
lentil | Linse, braune Linse, Tellerlinse | lentille, lentille verte | lenteja
red lentil | rote Linse | lentille corail | lenteja roja
chickpea | Kichererbse | pois chiche | garbanzo
kidney bean | Kidneybohne | haricot rouge | alubia roja, judía roja, frijol
white bean | weiße Bohne | haricot blanc | alubia, judía blanca
black bean | schwarze Bohne | haricot noir | alubia negra, frijol negro
split pea | Schälerbse, Spalterbse | pois cassé | guisante seco
firm tofu | Tofu, Räuchertofu, Naturtofu | tofu, tofu ferme | tofu
white bread | Weißbrot, Toast, Toastbrot, Brot, Brötchen, Semmel | pain, pain de mie, pain blanc | pan, pan de molde, pan blanco
baguette | Baguette | baguette | baguette, barra de pan
whole-wheat bread | Vollkornbrot | pain complet | pan integral
rye bread | Roggenbrot, Graubrot, Bauernbrot | pain de seigle | pan de centeno
flour tortilla | Tortilla, Weizentortilla, Wrap | tortilla, galette de blé | tortilla de trigo
corn tortilla | Maistortilla | tortilla de maïs | tortilla de maíz
pita | Fladenbrot, Pita | pain pita | pan de pita
puff pastry | Blätterteig | pâte feuilletée | hojaldre, masa de hojaldre
pie crust | Mürbeteig | pâte brisée, pâte sablée | masa quebrada
pizza dough | Pizzateig | pâte à pizza | masa de pizza
phyllo dough | Filoteig, Strudelteig | pâte filo, feuille de filo, feuille de brick | masa filo
ladyfinger | Löffelbiskuit | biscuit à la cuillère, boudoir | bizcocho de soletilla
graham cracker | Butterkeks, Keks | petit-beurre, biscuit, sablé | galleta, galleta maría
chicken breast | Hähnchenbrust, Hühnerbrust, Hähnchenbrustfilet, Hähnchenfilet, Pouletbrust, Hähnchenfleisch | blanc de poulet, filet de poulet, escalope de poulet, poulet | pechuga de pollo, pollo
chicken thigh | Hähnchenschenkel, Hähnchenkeule, Hühnerkeule | cuisse de poulet, haut de cuisse de poulet | muslo de pollo, contramuslo de pollo
whole chicken | Hähnchen, Huhn, Suppenhuhn, Poularde | poulet entier, poulet fermier | pollo entero
chicken wing | Hähnchenflügel, Chicken Wings | aile de poulet | alita de pollo
turkey breast | Putenbrust, Putenfleisch, Putenschnitzel, Truthahnbrust | escalope de dinde, blanc de dinde, dinde | pechuga de pavo, pavo
duck breast | Entenbrust | magret de canard | pechuga de pato, magret de pato
ground beef | Hackfleisch, Rinderhackfleisch, Rinderhack, gemischtes Hackfleisch, Faschiertes | bœuf haché, viande hachée, steak haché | carne picada, carne picada de ternera, carne molida
ground pork | Schweinehackfleisch, Schweinehack, Mett | porc haché, chair à saucisse | carne picada de cerdo
stew beef | Rindfleisch, Rindergulasch, Gulaschfleisch, Suppenfleisch | bœuf, bœuf à braiser, viande de bœuf | ternera, carne de ternera, carne para guisar, carne
sirloin steak | Rindersteak, Rumpsteak, Roastbeef, Steak | steak, rumsteck, faux-filet | bistec, filete de ternera, entrecot
beef tenderloin | Rinderfilet | filet de bœuf | solomillo de ternera
veal cutlet | Kalbsschnitzel, Kalbfleisch | escalope de veau, veau | filete de ternera blanca
pork tenderloin | Schweinefilet, Schweinelende | filet mignon, filet mignon de porc | solomillo de cerdo
pork shoulder | Schweinefleisch, Schweineschulter, Schweinegulasch, Schweinenacken | porc, épaule de porc, échine de porc | carne de cerdo, cerdo, aguja de cerdo
pork chop | Schweineschnitzel, Schweinekotelett, Schnitzel, Kotelett | côte de porc, escalope de porc | chuleta de cerdo
pork belly | Schweinebauch | poitrine de porc | panceta de cerdo
lamb shoulder | Lammfleisch, Lamm, Lammschulter | agneau, épaule d'agneau | cordero, carne de cordero
bacon | Speck, Bacon, Frühstücksspeck, Speckwürfel, Bauchspeck | lardon, lard, bacon, poitrine fumée | bacon, beicon, tocino, panceta
ham | Schinken, Kochschinken, gekochter Schinken | jambon, jambon blanc | jamón, jamón cocido, jamón york
prosciutto | roher Schinken, Rohschinken, Parmaschinken, Serranoschinken | jambon cru, jambon de parme, jambon sec | jamón serrano, jamón ibérico
salami | Salami | salami | salami, salchichón
chorizo | Chorizo | chorizo | chorizo
pork sausage | Bratwurst, Wurst, Würstchen | saucisse | salchicha
salmon | Lachs, Lachsfilet | saumon, pavé de saumon, filet de saumon | salmón
smoked salmon | Räucherlachs | saumon fumé | salmón ahumado
cod | Kabeljau, Fischfilet, Dorsch, Seelachs, weißer Fisch | cabillaud, poisson blanc, filet de poisson, colin | bacalao, bacalao fresco, merluza, pescado blanco
canned tuna | Thunfisch | thon, thon en boîte | atún, atún en lata
trout | Forelle | truite | trucha
herring | Hering | hareng | arenque
anchovy | Sardelle, Sardellenfilet, Anchovis | anchois, filet d'anchois | anchoa, boquerón
shrimp | Garnele, Shrimp, Krabbe | crevette, gambas | gamba, langostino, camarón
mussel | Miesmuschel, Muschel | moule | mejillón
squid | Tintenfisch, Calamari | calamar, encornet | calamar
parsley | Petersilie, glatte Petersilie | persil, persil plat | perejil
basil | Basilikum | basilic | albahaca
cilantro | Koriandergrün, frischer Koriander, Koriander | coriandre, coriandre fraîche | cilantro
dill | Dill | aneth | eneldo
chives | Schnittlauch | ciboulette | cebollino
mint | Minze | menthe | menta, hierbabuena
fresh rosemary | Rosmarin | romarin | romero
fresh thyme | Thymian | thym | tomillo
fresh sage | Salbei | sauge | salvia
dried oregano | Oregano | origan | orégano
dried marjoram | Majoran | marjolaine | mejorana
fresh tarragon | Estragon | estragon | estragón
bay leaf | Lorbeerblatt, Lorbeer | feuille de laurier, laurier | hoja de laurier, laurel, hoja de laurel
Italian seasoning | italienische Kräuter, Kräuter der Provence | herbes de Provence | hierbas provenzales
paprika | Paprikapulver, edelsüßes Paprikapulver | paprika | pimentón, pimentón dulce
smoked paprika | geräuchertes Paprikapulver | paprika fumé | pimentón ahumado, pimentón de la Vera
cayenne pepper | Cayennepfeffer | piment de Cayenne, poivre de Cayenne | cayena, pimienta de cayena
chili powder | Chilipulver | piment en poudre | chile en polvo
red pepper flakes | Chiliflocken | flocons de piment | copos de chile
curry powder | Curry, Currypulver | curry, curry en poudre | curry, curry en polvo
ground cumin | Kreuzkümmel, Cumin | cumin | comino
caraway seed | Kümmel | carvi, graines de carvi | alcaravea
ground coriander | gemahlener Koriander | coriandre moulue, coriandre en poudre | cilantro molido
ground turmeric | Kurkuma | curcuma | cúrcuma
ground cinnamon | Zimt, Zimtpulver | cannelle | canela
cinnamon stick | Zimtstange | bâton de cannelle | rama de canela, canela en rama
ground nutmeg | Muskat, Muskatnuss | muscade, noix de muscade | nuez moscada
ground cloves | Nelke, Gewürznelke | clou de girofle, girofle | clavo, clavo de olor
ground cardamom | Kardamom | cardamome | cardamomo
star anise | Sternanis | anis étoilé, badiane | anís estrellado
fennel seed | Fenchelsamen | graines de fenouil | semillas de hinojo
saffron | Safran | safran | azafrán
ginger | Ingwer, Ingwerwurzel, frischer Ingwer | gingembre, gingembre frais | jengibre
ground ginger | Ingwerpulver | gingembre en poudre | jengibre en polvo
garam masala | Garam Masala | garam masala | garam masala
horseradish | Meerrettich, Kren | raifort | rábano picante
pesto | Pesto | pesto | pesto
coffee | Kaffee, Espresso | café, espresso | café
`;
