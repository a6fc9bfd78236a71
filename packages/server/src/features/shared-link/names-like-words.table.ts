/**
 * Common given names that are also words of recipes and lists and no food (names of foods are known by the food table). Gathered by
 * hand, with no list as a source: a name that is missing here is hidden wherever it is read, which is safe and reads oddly.
 */
export const NAMES_LIKE_WORDS: ReadonlySet<string> = new Set(
  [
    'angel art august autumn bill blue buck case cash chance chase chip christian clay cliff cole crew dash dawn dean dell destiny dot',
    'drew eve faith flora frank gene glory grace grant gray guy harmony heath heather heaven hope hunter iris ivy jack jade jay jean',
    'jersey joy june ken king knox kit lance lane lark legend liberty lily major mark max may melody mercy miles misty myles noble opal',
    'pat paris patience pearl penny phoenix pierce piper prince princess ray reed rich river rob robin roman rose rowan ruby russet rusty',
    'scout serenity skip skye sterling stone sue summer sunny tad terry tom trinity troy violet wade ward warren will willow winter wren',
  ].flatMap((line) => line.split(' ')),
);
