import { figure } from './electrical/check.ts'

/** A system that makes so many times what is used is hardly worth it. */
export const TOO_MUCH = 2

/** How much of what is used is made, in the one manner it is said in: `97 %`, and from twice the use `4.5 times`. */
export const shareOfUse = (share: number): string =>
	share < TOO_MUCH ? `${figure(100 * share, 0)} %` : timesUsed(share)

/** `97 % of what you use`, `4.5 times what you use` */
export const ofUse = (share: number, use = 'what you use'): string =>
	share < TOO_MUCH ? `${shareOfUse(share)} of ${use}` : `${timesUsed(share)} ${use}`

const timesUsed = (share: number) => `${figure(share)} times`
