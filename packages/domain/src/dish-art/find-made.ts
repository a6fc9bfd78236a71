import { fillingColours, spreadColour } from './dish-colours.ts';
import type { DishSubject } from './dish-picture.ts';
import type { DishBase } from '../kit/serving.ts';
import type { Shape } from './shape.ts';
import { CHEESE_TOAST } from './find-grain.ts';
import { boat, cookie, crisp, muffin, turnover } from './shapes/baked.ts';
import {
  biscuit,
  cornCob,
  croissant,
  custardSlice,
  filledRound,
  halfMoonPie,
  muffinHalf,
  pretzel,
  puffedCake,
  riceRod,
  steamedCake,
  tamale,
} from './shapes/breads.ts';
import { breaded } from './shapes/cooked.ts';
import { brownie, corncake, dumpling, loafSlice, parcel, pinwheel, ramekin, smallRound } from './shapes/doughs.ts';
import { slab, slices } from './shapes/solids.ts';
import { meatball, patty } from './shapes/specials.ts';
import { cheeseToast, parmCutlet, scotchEgg } from './shapes/specials-baked.ts';
import { scaled } from './svg.ts';

type Made = {
  readonly on: RegExp;
  readonly title: RegExp;
  readonly shape: (subject: DishSubject) => Shape;
  /** Foods that are in it and are not seen beside it. */
  readonly of?: RegExp;
};

const main = (draw: Shape['draw'], count: number) => (): Shape => ({ draw, count, rank: 1, isApart: true });

/** Boards show their pieces large; what is made is large already. */
const small = (draw: Shape['draw'], count: number) => main((random) => scaled(draw(random), 0.68), count);

/** Halves of what is filled, with the filling in them. */
const stuffed =
  (skin: string, flesh: string, { length = 37, count = 2, breadth = 0.66 } = {}) =>
  (subject: DishSubject): Shape => ({
    draw: (random) => boat(random, { skin, flesh, length, breadth, fillings: fillingColours(subject, 4) }),
    count,
    rank: 1,
    isApart: true,
  });

const STUFFING =
  /ground|rice|quinoa|bulgur|couscous|lentil|bean|tofu|onion|mushroom|walnut|pecan|cheese|ricotta|turkey|pork|lamb|beef|crab|tuna|pine/;

const rolled = (skin: string, filling: string) => main((random) => pinwheel(random, skin, filling), 4);

/** All but what is dipped into and what is strewn on top. */
const INSIDE_PASTRY = /^(?!.*(chutney|yogurt|salsa|tzatziki|tahini|sauce|^mint|parsley|^dill|cilantro|lemon|lime)).+/;

const muffinBits = (title: string): readonly [string, string] =>
  /blueberr/i.test(title)
    ? ['#46548f', '#46548f']
    : /raspberr|strawberr|cranberr/i.test(title)
      ? ['#c0304c', '#c0304c']
      : /chocolate|cocoa/i.test(title)
        ? ['#4d2c1b', '#4d2c1b']
        : ['#8f5a30', '#f0d49a'];

/** What the kitchen made of the foods, where the title names it: nobody recognizes a cookie by its bananas. First match wins. */
const MADE: readonly Made[] = [
  { on: /board/, title: /cookies/i, shape: small((random) => cookie(random), 5), of: /banana|oat|almond|date|flour|butter/ },
  {
    on: /board/,
    title: /egg muffins|frittata muffins/i,
    shape: small((random) => muffin(random, '#f2cc5a'), 4),
    of: /egg|broccoli|cheddar|spinach|pepper|feta|ham/,
  },
  {
    on: /board/,
    title: /muffins|scones/i,
    shape: ({ title }) => small((random) => muffin(random, /oat|bran|banana/i.test(title) ? '#c08a4c' : '#dfa94e', muffinBits(title)), 4)(),
    of: /berr|walnut|pecan|chocolate|banana|raisin|oat/,
  },
  { on: /board/, title: /brownie/i, shape: small((random) => brownie(random), 4), of: /bean|chocolate|cocoa|egg|butter|walnut/ },
  {
    on: /board/,
    title: /flapjacks|(oat|granola) bars|marshmallow squares/i,
    shape: ({ title }) => small((random) => brownie(random, /squares/i.test(title) ? '#e2c07a' : '#bd8647'), 4)(),
    of: /oats|butter|marshmallow|crisped/,
  },
  {
    on: /board/,
    title: /cinnamon (rolls|buns)/i,
    shape: small((random) => pinwheel(random, '#d9a768', '#86502a', 25), 4),
    of: /yogurt|flour/,
  },
  {
    on: /board/,
    title: /pigs in (blankets|a blanket)|sausage rolls/i,
    shape: main((random) => breaded(random, { rx: 20, ry: 12, colour: '#d9a04c' }), 5),
    of: /hot-dog|pastry|dough|sausage/,
  },
  {
    on: /board/,
    title: /loaf of bread/i,
    shape: small((random) => loafSlice(random, '#ead0a0', '#d6b37c'), 3),
  },
  {
    on: /board/,
    title: /(banana|zucchini|pumpkin|date|corn) ?bread|loaf cake|cake slices/i,
    shape: small((random) => loafSlice(random, '#d8ab69', '#6b4226'), 3),
    of: /banana|egg/,
  },
  {
    on: /board/,
    title: /samosa|triangles|parcels|turnovers|b[oö]rek|past(y|ies)|spanakopita/i,
    shape: main((random) => scaled(turnover(random), 0.85), 4),
    of: INSIDE_PASTRY,
  },
  {
    on: /board/,
    title: /(date|cocoa|energy|oat) .*(bites|balls)|truffles|energy balls/i,
    shape: small((random) => meatball(random, '#5f3a26', 15), 6),
    of: /oat|date|butter|cocoa/,
  },
  { on: /board/, title: /beet .*bites/i, shape: small((random) => meatball(random, '#8a2f4c', 15), 6), of: /beet|chickpea/ },
  {
    on: /board|plate|flatbread|bowl|salad/,
    title: /falafel/i,
    shape: main((random) => meatball(random, '#8f6a34', 13), 5),
    of: /chickpea|fava|parsley/,
  },
  { on: /board/, title: /cheddar crisps|parmesan crisps/i, shape: small((random) => crisp(random), 5), of: /cheddar|parmesan/ },
  { on: /board|plate/, title: /wrapped eggs|scotch eggs?/i, shape: main((random) => scotchEgg(random), 3), of: /egg|ground|pork|sausage/ },
  {
    on: /soup/,
    title: CHEESE_TOAST,
    shape: main((random) => cheeseToast(random), 1),
    of: /bread|baguette|cheddar|gruyere|cheese/,
  },
  { on: /board/, title: /burger bites/i, shape: small((random) => patty(random, '#7d4630', 15), 4), of: /ground/ },
  {
    on: /board|plate/,
    title: /fried in egg|\bjeon\b/i,
    shape: main((random) => breaded(random, { rx: 24, ry: 15, colour: '#e9bd55' }), 5),
    of: /beef|steak|sirloin|round|pork|egg|flour/,
  },
  {
    on: /board/,
    title: /pakora|bhaji|tots|croquette/i,
    shape: main((random) => breaded(random, { rx: 17, ry: 14, colour: '#d28a33' }), 5),
    of: /carrot|onion|flour|potato/,
  },
  {
    on: /board|plate/,
    title: /nuggets|popcorn (chicken|shrimp|tofu)|fish (sticks|fingers)/i,
    shape: main((random) => breaded(random, { rx: 18, ry: 12 }), 6),
    of: /chicken|turkey|fish|cod|tofu/,
  },
  {
    on: /board|plate/,
    title: /\bsopes?\b|tartlet/i,
    shape: () => main((random) => smallRound(random, '#e3b75c', '#4a3540'), 3)(),
    of: /masa|black-bean/,
  },
  {
    on: /plate/,
    title: /^arepas?|gordita/i,
    shape: (subject) => main((random) => filledRound(random, '#eccb74', fillingColours(subject, 3)), 2)(),
    of: /masa|chicken|avocado|bean|cheese|queso|^eggs?$|pepper/,
  },
  { on: /plate/, title: /\btamal(e|es)\b/i, shape: main((random) => tamale(random), 2), of: /masa|pork|chicken|bean|husk/ },
  { on: /plate/, title: /\bidlis?\b/i, shape: main((random) => steamedCake(random), 3), of: /rice|dal|coconut/ },
  { on: /plate/, title: /elote|corn on the cob/i, shape: main((random) => cornCob(random), 1), of: /^corn/ },
  { on: /plate/, title: /bobotie/i, shape: main((random) => custardSlice(random), 1), of: /^ground|lentil|^eggs?$|bread|raisin/ },
  { on: /plate/, title: /empanada/i, shape: main((random) => halfMoonPie(random), 2), of: /flour|^ground|chicken|bean|^eggs?$|olive/ },
  { on: /plate/, title: /croissant/i, shape: main((random) => croissant(random), 1), of: /croissant|swiss|cheddar/ },
  {
    on: /plate/,
    title: /english muffins? with/i,
    shape: (subject) => main((random) => muffinHalf(random, spreadColour(subject) ?? '#c2334a'), 2)(),
    of: /english-muffin|jam|-butter|marmalade/,
  },
  { on: /plate/, title: /^biscuits and/i, shape: main((random) => biscuit(random), 3), of: /flour/ },
  { on: /soup/, title: /tteokbokki/i, shape: main((random) => scaled(riceRod(random), 0.95), 7), of: /tteok/ },
  { on: /board/, title: /^pretzels?/i, shape: small((random) => scaled(pretzel(random), 1.1), 4), of: /pretzel/ },
  { on: /board/, title: /^rice cakes/i, shape: small((random) => scaled(puffedCake(random), 1.2), 3), of: /rice-cakes/ },
  {
    on: /board|plate/,
    title: /pupusa|corn cakes?|johnny ?cakes?/i,
    shape: main((random) => corncake(random), 2),
    of: /corn|masa|bean|mozzarella|oaxaca|zucchini|mushroom/,
  },
  {
    on: /plate|soup|board|bowl|noodles|tray/,
    title: /rice paper dumplings/i,
    shape: main((random) => parcel(random), 5),
    of: INSIDE_PASTRY,
  },
  {
    on: /soup/,
    title: /dumpling|wonton|ravioli|tortellini|matzo ball|kreplach/i,
    shape: main((random) => scaled(dumpling(random, '#f3e4bf', false), 0.85), 5),
    of: /ground|wrapper|flour|pork/,
  },
  {
    on: /plate|board|bowl|noodles|tray/,
    title: /pierogi|gyoza|potsticker|momos?\b|dumpling|wonton|ravioli|tortellini|agnolotti|manti/i,
    shape: main((random) => dumpling(random), 5),
    of: /flour|potato|wrapper|ground|cottage|ricotta|lentil/,
  },
  { on: /plate|board|tray/, title: /spinach roulade/i, shape: rolled('#6f9146', '#fdf7e6'), of: /egg|spinach/ },
  {
    on: /plate|board|tray/,
    title: /roulade|pinwheel|stuffed chicken roll/i,
    shape: rolled('#d9a768', '#5b8a45'),
    of: /turkey|chicken|egg|spinach/,
  },
  { on: /plate|board/, title: /rolled omelet|tamagoyaki|gyeran/i, shape: rolled('#f3cc55', '#b27a2c'), of: /egg|ground|beef/ },
  {
    on: /noodles|plate|soup|bowl|rice|curry|casserole|skillet/,
    title: /meatballs|albondigas|k[oö]ttbullar/i,
    shape: ({ foods }) =>
      main(
        (random) =>
          meatball(
            random,
            foods.some(({ id }) => /turkey|chicken/.test(id))
              ? '#b07c4a'
              : foods.some(({ id }) => /lentil|bean|chickpea/.test(id))
                ? '#94653a'
                : '#7c452b',
            15,
          ),
        5,
      )(),
    of: /ground|lentil|breadcrumbs|panko|zucchini|oat|egg/,
  },
  { on: /tray|plate/, title: /stuffed (\w+ )?peppers|mini peppers/i, shape: stuffed('#c8372b', '#e8705a'), of: STUFFING },
  { on: /tray|plate/, title: /stuffed sweet potato/i, shape: stuffed('#9a5236', '#ee9440'), of: /sweet-potato/ },
  { on: /tray|plate/, title: /(stuffed|baked|jacket|loaded) (\w+ )?potato/i, shape: stuffed('#a9793f', '#f4e2a6'), of: /potato/ },
  { on: /tray|plate/, title: /stuffed (zucchini|courgette)|zucchini boats/i, shape: stuffed('#4e7f36', '#dfe3a8'), of: STUFFING },
  { on: /tray|plate/, title: /stuffed eggplant|imam/i, shape: stuffed('#4d2f5a', '#dccb96'), of: STUFFING },
  {
    on: /tray|plate/,
    title: /(stuffed|roasted|filled) (acorn|butternut|delicata|\w+) ?squash|acorn squash/i,
    shape: stuffed('#4f6b34', '#f0a63c', { length: 36 }),
    of: /squash|turkey|ground/,
  },
  { on: /tray|plate/, title: /stuffed tomato/i, shape: stuffed('#c8372b', '#e8705a', { length: 24, count: 3 }), of: STUFFING },
  { on: /tray|plate/, title: /(stuffed|baked) apple/i, shape: stuffed('#b8372f', '#f3dfae', { length: 27 }), of: /apple/ },
  { on: /tray|plate/, title: /stuffed portobello/i, shape: stuffed('#8a6748', '#6d4e36', { length: 30 }), of: /mushroom|tofu|tempeh/ },
  { on: /board/, title: /stuffed mushrooms/i, shape: stuffed('#a98563', '#7d5a3e', { length: 17, count: 5 }), of: /mushroom|ground/ },
  { on: /board/, title: /cucumber boats/i, shape: stuffed('#3f7a3c', '#dcecb8', { length: 34, breadth: 0.4 }), of: /cucumber|tuna/ },
  {
    on: /board/,
    title: /celery boats|^celery with|ants on/i,
    shape: stuffed('#8fb554', '#cfe0a0', { length: 34, count: 3, breadth: 0.3 }),
    of: /celery|butter/,
  },
  {
    on: /board/,
    title: /dates stuffed|stuffed dates/i,
    shape: stuffed('#4f2a1c', '#c48d50', { length: 18, count: 5, breadth: 0.55 }),
    of: /date|butter/,
  },
  {
    on: /tray|plate/,
    title: /meatloaf/i,
    shape: main((random) => slices(random, '#8d5335', '#5d321f', 5), 1),
    of: /ground|lentil|oat|egg|mushroom|carrot|walnut|flax/,
  },
  {
    on: /tray|plate/,
    title: /parmesan with|parmigiana|milanese|parm\b/i,
    shape: main((random) => parmCutlet(random), 1),
    of: /mozzarella|parmesan|chicken|cutlet|panko|egg/,
  },
  { on: /tray|plate/, title: /souffl[eé]/i, shape: main((random) => ramekin(random, '#eebf56'), 1), of: /egg|parmesan|gruyere/ },
  {
    on: /plate/,
    title: /fritters|fishcakes|(salmon|crab|fish|potato|quinoa|tuna|bean) cakes|hash browns?|croquettes/i,
    shape: main((random) => patty(random, '#cf9244', 23), 3),
    of: /salmon|crab|cod|tuna|quinoa|potato|zucchini|chickpea/,
  },
  {
    on: /plate/,
    title: /chilaquiles|nachos/i,
    shape: main((random) => slab(random, '#e2b14e', { rx: 14, ry: 11, rim: '#b57d2e' }), 9),
    of: /tortilla/,
  },
  {
    on: /board|tray/,
    title: /nachos/i,
    shape: main((random) => slab(random, '#eabf5c', { rx: 15, ry: 11, rim: '#c08a38' }), 10),
    of: /tortilla/,
  },
];

export const findMade = (subject: DishSubject, base: DishBase): Made | undefined =>
  MADE.find(({ on, title }) => on.test(base) && title.test(subject.title));
