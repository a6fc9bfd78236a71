/** A cup as recipes and labels have it, 21 CFR 101.9(b)(5)(viii); the customary one, 236.6 ml, is `quantity/convert`'s. */
export const ML_PER_CUP = 240;
export const TBSP_PER_CUP = 16;

// Exact by definition: NIST Handbook 44 (2024), Appendix C.
export const GRAMS_PER_POUND = 453.59237;
export const GRAMS_PER_OUNCE = 28.349523125;
export const KG_PER_POUND = 0.45359237;
export const CM_PER_INCH = 2.54;
