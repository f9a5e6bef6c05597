/** Where every figure of a plan can be replaced by one's own. */
export const EXPERT = 'plan-expert'
