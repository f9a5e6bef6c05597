/** The steps of the checkout, in their order; each is an address of its own. */
export const STEPS = ['where', 'how', 'pay'] as const
export type Step = (typeof STEPS)[number]

/** Which step an address or a form names; the first where it names none. */
export const stepNamed = (name: string | null | undefined): Step =>
	STEPS.find((step) => step === name) ?? 'where'

export const pathOf = (step: Step) => `/checkout?step=${step}`
