import type { AllSettings } from '../settings/schema.ts'
import type { AdvisedStep, Setup } from './schema.ts'

export interface AdvisedFacts {
	sendsMail: boolean
	products: number
	/** Whether the owner has entered the rates of delivery. */
	hasDeliveryRates: boolean
	installation: Setup['installation']
	hasBackup: boolean
}

/** How far the owner has decided on installation. @param hasPrice whether the owner has entered a price of it */
export function installationState(
	{ installation: { offered } }: Pick<AllSettings, 'installation'>,
	hasPrice: boolean,
): Setup['installation'] {
	if (offered === '') return 'undecided'
	if (offered === 'no') return 'off'
	return hasPrice ? 'on' : 'without-price'
}

const DONE: Record<AdvisedStep, (facts: AdvisedFacts) => boolean> = {
	mail: ({ sendsMail }) => sendsMail,
	product: ({ products }) => products > 0,
	delivery: ({ hasDeliveryRates }) => hasDeliveryRates,
	installation: ({ installation }) => installation === 'on' || installation === 'off',
	backup: ({ hasBackup }) => hasBackup,
}

export const isAdvisedStepDone = (step: AdvisedStep, facts: AdvisedFacts): boolean =>
	DONE[step](facts)
