import { type AllSettings, SetupStepName } from './schema.ts'

/** A shop can be open without these: mails are kept meanwhile, and there is nothing to order yet. */
const OPTIONAL: readonly SetupStepName[] = ['mail', 'product']

export interface SetupStep {
	step: SetupStepName
	done: boolean
	/** Whether the shop is closed until it is done. */
	required: boolean
}

export interface SetupFacts {
	settings: AllSettings
	publicUrl: string | null
	sendsMail: boolean
	/** Whether somebody takes payments online for the shop. */
	takesOnline: boolean
	products: number
}

const DONE: Record<SetupStepName, (facts: SetupFacts) => boolean> = {
	name: ({ settings: { shop } }) => shop.tradeName !== '' && shop.legalName !== '',
	address: ({ settings: { contact } }) =>
		contact.street !== '' && contact.city !== '' && contact.pin !== '',
	state: ({ settings: { tax } }) => tax.state !== '',
	'tax-classes': ({ settings: { tax } }) => tax.classesCheckedOn !== '',
	contact: ({ settings: { contact } }) =>
		contact.supportEmail !== '' && contact.supportPhone !== '',
	payment: ({ settings: { bank }, takesOnline }) =>
		bank.accountNumber !== '' || bank.upiId !== '' || takesOnline,
	'public-url': ({ publicUrl }) => publicUrl !== null,
	mail: ({ sendsMail }) => sendsMail,
	product: ({ products }) => products > 0,
}

export const setupSteps = (facts: SetupFacts): SetupStep[] =>
	SetupStepName.options.map((step) => ({
		step,
		done: DONE[step](facts),
		required: !OPTIONAL.includes(step),
	}))

/** Whether nothing is left that keeps the shop closed. */
export const isSetUp = (facts: SetupFacts): boolean =>
	setupSteps(facts).every(({ done, required }) => done || !required)
