import { z } from 'zod'
import { BankFile, type BankReport } from '../../../domain/settlement/schema'
import { api, attempt, type Context } from '../../api.server'
import { previewIntents } from '../../components/import/preview-intents'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import type { Refused } from '../../ui/forms/problem'

/** What a statement comes to: seen before it is recorded, or recorded. */
export type BankStep = Refused | { problem: null; text: string; report: BankReport; done: boolean }

const Chosen = z.object({ file: z.file().optional() })

/** Looks at a statement, or records the payments of the one that was looked at. */
export function importBankFile(request: Request, context: Context): Promise<BankStep> {
	const call = api(context).settlement['bank-file']
	return formAction(request, previewIntents, {
		preview: onForm(Chosen, async ({ file }, form): Promise<BankStep> => {
			if (!file) return form.refuse('Choose a CSV file.')
			const text = await file.text()
			const read = await attempt(call.preview.$post({ json: { text } }))
			if (!read.ok) return form.refuse(read.problem.errors?.text ?? read.problem.detail)
			return { problem: null, text, report: read.value, done: false }
		}),
		import: onForm(BankFile, async ({ text }, form): Promise<BankStep> => {
			const recorded = await attempt(call.$post({ json: { text } }))
			if (!recorded.ok) return form.refuse(recorded.problem)
			return { problem: null, text: '', report: recorded.value, done: true }
		}),
	})
}
