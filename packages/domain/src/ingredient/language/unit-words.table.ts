/**
 * Measures of German, French and Spanish recipes in the words that the English reader knows. A glass is 200 ml in all three,
 * a German Becher of cream or yogurt 200 g, a French pot of yogurt 125 g, a German Pfund 500 g.
 */
export const UNIT_WORDS: Readonly<Record<string, string>> = {
  de: `g: g, gr, gramm; kg: kg, kilo, kilogramm; mg: mg; ml: ml, milliliter; cl: cl; dl: dl, deziliter; l: l, liter, lt; tbsp: el, esslöffel, essl, eßlöffel; tsp: tl, teelöffel, teel;
    pinch: prise, prisen, msp, messerspitze, messerspitzen, pr; cup: tasse, tassen, cup; can: dose, dosen; jar: glas, gläser; bunch: bund, bd; clove: zehe, zehen; slice: scheibe, scheiben;
    package: päckchen, pck, pkt, packung, packungen, pk, pack, paket, beutel, tüte; sprig: zweig, zweige, stiel, stiele, stängel; stalk: stange, stangen; leaf: blatt, blätter; head: kopf, köpfe, knolle, knollen;
    cube: würfel; handful: handvoll; dash: spritzer, schuss, tropfen; piece: stück, stücke, stk, st; 200 g: becher; 500 g: pfund; ball: kugel, kugeln; bottle: flasche, flaschen`,
  fr: `g: g, gr, gramme, grammes; kg: kg, kilo, kilos; mg: mg; ml: ml; cl: cl; dl: dl; l: l, litre, litres; tbsp: cuillère à soupe, cuillères à soupe, cuillerée à soupe, cuillerées à soupe, cuiller à soupe, c à soupe, cas, càs, cs, c à s, cuil à soupe, filet;
    tsp: cuillère à café, cuillères à café, cuillerée à café, cuillerées à café, c à café, cac, càc, cc, c à c, cuil à café; pinch: pincée, pincées, pointe de couteau, peu; cup: tasse, tasses; 200 ml: verre, verres; 125 g: pot, pots;
    can: boîte, boîtes, boite; envelope: sachet, sachets; clove: gousse, gousses; slice: tranche, tranches, rondelle, rondelles; bunch: botte, bottes, bouquet; sprig: brin, brins, branche, branches; leaf: feuille, feuilles;
    stalk: tige, tiges; handful: poignée, poignées; package: paquet, paquets; head: tête, têtes; cube: cube, cubes; piece: pièce, pièces, morceau, morceaux; tablespoon: noix; ball: boule, boules; dash: trait, goutte, gouttes`,
  es: `g: g, gr, grs, gramo, gramos; kg: kg, kilo, kilos; mg: mg; ml: ml; cl: cl; dl: dl; l: l, litro, litros; tbsp: cucharada, cucharadas, cda, cdas, cucharada sopera, cucharadas soperas, cuchara, cucharas, chorro, chorrito;
    tsp: cucharadita, cucharaditas, cdta, cdtas, cdita, cucharada de postre, cucharadas de postre; pinch: pizca, pizcas, pellizco; cup: taza, tazas; 200 ml: vaso, vasos; can: lata, latas; jar: bote, botes, tarro; envelope: sobre, sobres;
    clove: diente, dientes; slice: rebanada, rebanadas, loncha, lonchas, rodaja, rodajas; bunch: manojo, manojos; sprig: ramita, ramitas; leaf: hoja, hojas; stalk: rama, ramas, tallo, tallos; handful: puñado, puñados;
    package: paquete, paquetes; head: cabeza, cabezas; cube: pastilla, pastillas; piece: unidad, unidades, pieza, piezas, trozo, trozos, ud, uds`,
};

/**
 * What a sachet or cube of baking holds on the language's shelves, where the English reader's is another country's: `food: measure, grams`.
 * Vanilla sugar 8 g and baking powder 16 g: Dr. Oetker's packs; fresh yeast 42 g: brigitte.de, "Hefe-Mythos gelüftet", 2017-03; French
 * baking powder 11 g: lehudson.fr, "Le poids d'un sachet de levure"; Spanish 16 g: mozzafiatoconce.cl, "¿Cuánto pesa un sobre de levadura Royal?".
 */
export const PACK_GRAMS: Readonly<Record<string, string>> = {
  de: 'vanillezucker: package, 8; vanillinzucker: package, 8; bourbonvanillezucker: package, 8; backpulver: package, 16; hefe: cube, 42; frische hefe: cube, 42; germ: cube, 42',
  fr: 'sucre vanillé: envelope, 8; levure chimique: envelope, 11; poudre à lever: envelope, 11; levure fraîche: cube, 42; levure de boulanger: cube, 42',
  es: 'azúcar vainillado: envelope, 8; azúcar avainillado: envelope, 8; levadura química: envelope, 16; levadura en polvo: envelope, 16',
};

/** Numbers in words, and the articles that count one. */
export const NUMBER_WORDS: Readonly<Record<string, string>> = {
  de: '1: ein, eine, einen, einer; 2: zwei; 3: drei; 4: vier; 5: fünf; 6: sechs; 8: acht; 1/2: halbe, halber, halbes, halben',
  fr: '1: un, une; 2: deux; 3: trois; 4: quatre; 5: cinq; 6: six; 8: huit; 1/2: demi, demie',
  es: '1: un, una, uno; 2: dos; 3: tres; 4: cuatro; 5: cinco; 6: seis; 8: ocho; 1/2: medio, media',
};

/** What is said of a food and changes what it weighs. */
export const STATE_WORDS: Readonly<Record<string, string>> = {
  de: 'chopped: gehackt, gehackte, gewürfelt, gewürfelte; sliced: geschnitten; grated: gerieben, geriebener, geriebene; cooked: gekocht, gekochte, gegart, gegarte; ground: gemahlen, gemahlene, gemahlener; dried: getrocknet, getrocknete, getrockneter; small: klein, kleine, kleiner, kleines; large: groß, große, großer, großes; frozen: tk, gefroren, tiefgekühlt; drained: abgetropft',
  fr: 'chopped: haché, hachée, hachés, hachées, ciselé; sliced: émincé, émincée; grated: râpé, râpée; cooked: cuit, cuite, cuits, cuites; ground: moulu, moulue; dried: séché, séchée, sec, sèche; small: petit, petite, petits, petites; large: gros, grosse, grand, grande; frozen: surgelé, surgelés, surgelées; drained: égoutté, égouttée, égouttés',
  es: 'chopped: picado, picada, picados, picadas; sliced: cortado, laminado; grated: rallado, rallada; cooked: cocido, cocida, cocidos, cocidas; ground: molido, molida; dried: seco, seca; small: pequeño, pequeña, pequeños, pequeñas; large: grande, grandes; frozen: congelado, congelados, congeladas; drained: escurrido, escurridos',
};
