/** A stranger's line as our own would be written: what is said about how sure the amount is left out, units spelt as units. */
export const mendLine = (line: string): string => MENDINGS.reduce((text, [pattern, mended]) => text.replaceAll(pattern, mended), line);

/** Where most of these come from: forms that recipe sites fill in, and hands on a phone. */
const MENDINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:approximately|approx\.?|about|around|roughly|scant|heaping|heaped|rounded|generous|just under|just over)\s+(?=[\d½¼¾⅓⅔])/gi, ''],
  [/(?<=[\d½¼¾⅓⅔]\s?)(?:tea ?spoon\(s\)|tea spoons?|teapsoons?|teaspons?|tsps?\.)/gi, ' teaspoon'],
  [/(?<=[\d½¼¾⅓⅔]\s?)(?:table ?spoon\(s\)|table spoons?|tablepsoons?|tablespons?|tbsps?\.|tblspn?s?\.?)/gi, ' tablespoon'],
  [/(?<=[\d½¼¾⅓⅔]\s?)(?:cup\(s\)|cupps?)(?=\s)/gi, ' cup'],
  [/(?<=[\d½¼¾⅓⅔]\s?)(?:pound\(s\)|pund[s]?|lb\(s\)|#)(?=\s)/gi, ' pound'],
  [/(?<=[\d½¼¾⅓⅔]\s?)(?:ounce\(s\)|ozs?\.)(?=\s)/gi, ' ounce'],
  [/(?<=[\d½¼¾⅓⅔]\s?)(?:gram\(s\)|gr\.)(?=\s)/gi, ' g'],
  [/(?<=\d)\s*[–—]\s*(?=[\d½¼¾])/g, '-'],
  [/\s[–—]\s/g, ', '],
  [
    /\b(?:steamed|leftover|left-over|rotisserie|ready-to-eat|pre-?cooked|already cooked|fully cooked)\s+(?=(?:white |brown |jasmine |basmati |wild )?(?:rice|quinoa|pasta|noodles|chicken|turkey|lentils|bulgur|couscous)\b)/gi,
    'cooked ',
  ],
];
