/** The steps of the checkout, in their order; each is an address of its own. */
export const STEPS = ['where', 'how', 'pay'] as const
export type Step = (typeof STEPS)[number]

/** The steps of a store: a demo, which charges nothing, asks for the address alone. */
export const stepsOf = (isDemo: boolean): readonly [Step, ...Step[]] => (isDemo ? ['where'] : STEPS)

/** The step that sends the order. */
export const lastStepOf = (isDemo: boolean): Step => stepsOf(isDemo).at(-1) ?? 'where'

/** Which step an address or a form names; the first where it names none. */
export const stepNamed = (name: string | null | undefined): Step =>
	STEPS.find((step) => step === name) ?? 'where'

export const pathOf = (step: Step) => `/checkout?step=${step}`
