/** DRI 2019: 2,300 mg of sodium is the level above which an adult's risk is reduced by eating less. */
export const USUAL_SODIUM_MAX_MG = 2300;
