import { z } from '@hono/zod-openapi'
import { issue } from '../../shared/messages/message.ts'
import { model } from '../../shared/model.ts'
import { line } from '../../shared/text/text.ts'
import { PlanAddress } from '../planner/plan-address-schema.ts'
import { VerdictAnswer } from '../planner/sizing/answer/verdict-schema.ts'

const Name = line(80, issue('plans.name_required'))

export const NewSavedPlan = model('NewSavedPlan', { name: Name, plan: PlanAddress })
export type NewSavedPlan = z.output<typeof NewSavedPlan>

export const SavedPlanName = model('SavedPlanName', { name: Name })

export const SavedPlan = model('SavedPlan', {
	id: z.string(),
	name: z.string(),
	plan: z.string().openapi({ description: 'The address of the plan within the store' }),
	kwp: z.number().openapi({ description: 'Of its system when it was saved' }),
	cost: z.number().openapi({
		description: 'Rupees: parts and installation less the subsidy, when it was saved',
	}),
	verdict: VerdictAnswer.nullable().openapi({
		description:
			'Whether it was worth its money when it was saved; null where it was saved before that was kept',
	}),
	createdAt: z.string(),
})
export type SavedPlan = z.output<typeof SavedPlan>
