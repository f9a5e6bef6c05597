import { z } from 'zod'
import { SettlementFile, SettlementQuery } from '../../../domain/settlement/settlement-schema'
import { dayAt } from '../../../shared/calendar'
import { type Asked, api, attempt, type Context, read } from '../../api.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import { ONE_FORM } from '../../ui/forms/intents'
import { monthChoices } from '../documents/months'

/** The payouts of Razorpay in the month that the address asks for, or in this one. */
export async function loadSettlements(context: Context, request: Request) {
	const asked = Object.fromEntries(new URL(request.url).searchParams)
	const months = monthChoices(dayAt(Date.now()))
	const month = SettlementQuery.safeParse(asked).data?.month ?? months[0]?.value ?? ''
	const { rows, totals } = await read(api(context).online.settlements.$get({ query: { month } }))
	return { rows, totals, month, months }
}

const Chosen = z.object({ file: z.file().optional() })

/** Records a settlement report. */
export const importSettlements = ({ request, context }: Asked) =>
	formAction(request, ONE_FORM, {
		send: onForm(Chosen, async ({ file }, form) => {
			if (!file) return form.refuse('Choose a CSV file.')
			const sent = SettlementFile.safeParse({ text: await file.text() })
			if (!sent.success) return form.refuse('Choose a CSV file of up to 900 KB.')
			const call = api(context).online['settlement-file']
			const recorded = await attempt(call.$post({ json: sent.data }))
			if (!recorded.ok) return form.refuse(recorded.problem.errors?.text ?? recorded.problem.detail)
			return { problem: null, report: recorded.value }
		}),
	})
