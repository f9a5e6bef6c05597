import { z } from '@hono/zod-openapi'
import { model } from '../../../../shared/model.ts'

export const sentences = z.array(z.string())

export const VerdictAnswer = z.enum(['yes', 'no', 'unsure'])
export type VerdictAnswer = z.output<typeof VerdictAnswer>

export const Verdict = model('PlanVerdict', {
	answer: VerdictAnswer,
	sentence: z.string(),
	why: sentences.openapi({
		description:
			'Why it is not a clear yes, what stands behind it that is not sure, and what back-up adds',
	}),
	wouldChange: sentences.openapi({ description: 'When it would be worth it' }),
})
export type Verdict = z.output<typeof Verdict>
