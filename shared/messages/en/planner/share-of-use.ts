import { figure } from '../../../format/english.ts'

/** The share of the use from which on it is given in times. */
const IN_TIMES = 2

const timesUsed = (share: number) => `${figure(share)} times`

/** The production as a share of the use, in the one wording for it: `97 %`, and from twice the use `4.5 times`. */
export const shareOfUse = (share: number): string =>
	share < IN_TIMES ? `${figure(100 * share, 0)} %` : timesUsed(share)

/** `97 % of what you use`, `4.5 times what you use` */
export const ofUse = (share: number, use = 'what you use'): string =>
	share < IN_TIMES ? `${shareOfUse(share)} of ${use}` : `${timesUsed(share)} ${use}`
