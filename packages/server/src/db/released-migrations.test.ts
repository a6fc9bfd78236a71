import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readMigrations } from './migrate.ts';

/** Databases out there have these, by these texts. A new one is added below; none is changed or taken out. */
const RELEASED: readonly (readonly [name: string, sha256: string])[] = [
  ['0001-accounts-and-plans', 'd16bda18519282126c819c660f84649e405f22dafe0e2a45b8725d67eb19b86e'],
  ['0002-calendar-and-groceries', '96e24cb5801bc7941f7d7011388abab450b9f778b735de5aa963e17a6857f51e'],
  ['0003-calendar-links', '2eb9b9196f3360d7b5497b7602cdda9bb07cbc334a85f73f504a3e250ce7ee68'],
  ['0004-grocery-operations', 'ac8203aa751ebcb2fca00d7a400a20805565c982f071408ded305b70bd8bf4dd'],
  ['0005-account-of-provider-rows', 'e3f76be6afa769fe29cdf9458095003aba77c0f56eefff2ed0367aee929f3dde'],
  ['0006-outside-calendar', '056532fd72561b6be5e878b18337f9673b1ae344f7d64a17b5b032a3b997eb3d'],
  ['0007-groceries-that-follow', '77b2029b66629d0a9260e9d3344ddcb9b5b37a3b97faf36273ccf7f04a87a17d'],
  ['0008-plan-shelf', '8bba507e97f394f03d308cb8bbc3a00bdb2e9bcfd41dd07a418704cae619556d'],
  ['0009-model-use-and-videos', '686b020e5277cc0119ba9acd9c4b5f2c97196e348cc71c32cdbcf7d0f87fd34b'],
  ['0010-rate-counts', 'f3ddee37b485d69b9cbbf5718f208ff351c4bc85008bf41066cd5f9f6b279832'],
  ['0011-split-lines', 'cc9f2e7f82fe5c5886b3ed09285e3d25255d8cc42133ca30c8ea56a63b280e78'],
  ['0012-quick-paths', '2699a2d450be15070be5cee54dc6c8c32fea3f5ddbf6b381ac37bee2cc3911ba'],
  ['0013-one-path-for-a-tick', 'afe5e85c5f9ec3e6aa2c579354742c2b9ebc52d850cb561a00e412f4ff32b610'],
  ['0014-rows-as-seen', 'fede43a86c89aa9c95be5eeea91cd6a6b52bddcc103f46172560fb4e0aaac4ba'],
  ['0015-provider-identity', 'a8bd7c6eccf133537bee88cbfeb55a366458c6fbf44a2be95db9e6f0ae97b4d6'],
  ['0016-households', '828e14794a043913286f93b8fd6cc3848d5100ed562a05ac4fa082e922817f17'],
  ['0017-weeks', 'd51092a696e758900e71a75cbd9b1c0627f0a48afa94ec791891d1511706f0b5'],
  ['0018-own-recipes', '22a8570ba83cfcc3a883ebdb8b0d3fdc627ca8362a84157d78ff7b3154fdeb9d'],
  ['0019-invitations-and-feed-keys', '4d9223a29a7e0099179f5d4ad8bb0ef69110195ce7ef60591e7dcd01c73387e5'],
  ['0020-eaters', 'd26195656f7d9d4247166ce644ceabfe5c906d4707f951b58747f85726a5efde'],
  ['0021-shared-households', 'aaee358b9cb1e5d141df6c7f32b765c9228e3decf6f78789ca982298b10f82c0'],
  ['0022-shared-links', '68d067871028817f5e408898932aab35ea5300a33e627b2956f0e223a82e5f14'],
  ['0023-days-of-weeks', '4b71bbc16abbfe2504a147cd3b15cb5642893329cb7dc655854a6b3743ff4ff5'],
  ['0025-ends-of-membership', '28b874c33fd009b9fddb521ef3445377f4a280250f9385976c6577f0548a6357'],
  ['0027-more-snacks', '86652ca9f4acd926b55c6cfa420d65140651481d6c7eebc8d1f5add3b9cc43a8'],
  ['0028-news-of-roles', 'e7233576d282aa59f0660357059e112d091023ae4b5e2e8159fbb11374913128'],
  ['0029-whom-news-are-of', '3ea7df9c2272b3679e6c0f1c9b596d8bcd43568ce337cb8409ccbf28752d6197'],
  ['0030-plates-in-summaries', '89a72d23aa3b4cf058abf5d95c385773cdca67d5185fbc6e39cdc643ec43d1f9'],
  ['0031-patches-taken-back', '28f7d92250f533c74e376ce7457d5c2da22014a6d57f4fd56390ca0f1d31dae7'],
  ['0032-recipe-photos', '39094a6cf3f18826366e2a1bf1cee8d7a8a9a72ea21ec68945dbdf1fcdce0d5a'],
  ['0033-days-that-eat-of-a-pot', 'f4c091821503dd144dc307fc6a4ecc204035ba8e3a63d86e890c7ccfaa0fef53'],
  ['0034-recipes-in-summaries', '235f70cfb084d9f8f7d7450df1f9d6681b80b2c376600dcf4c1bd96ced032e20'],
  ['0035-weeks-not-saved-rest-with-their-household', 'd52901a1db51ef930ea6ee8528832497c4d38bc4656645835ca7b35e0b1d5519'],
  ['0036-days-not-saved-rest-with-their-household', '3229890d4c3c2fbb9460f70ded8b8f4ce519326c2de3fec624cd5748fe5f96a7'],
  ['0037-deleted-lists-and-weeks', '41158cfd877e9a4547d88c44c37ca0d8958a9eafe2b8ffb2830aa106f20717ad'],
];

test('the migrations that shipped are the same for ever, and new ones come behind them', () => {
  const hash = (script: string) => createHash('sha256').update(script.replaceAll('\r\n', '\n')).digest('hex');
  expect(readMigrations().map(({ name, script }) => [name, hash(script)])).toEqual(RELEASED);
});
