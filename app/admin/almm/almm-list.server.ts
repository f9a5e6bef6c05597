import { redirect } from 'react-router'
import { z } from 'zod'
import type { AlmmReport } from '../../../domain/catalogue/compliance/almm-schema'
import { api, type Context } from '../../api.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import type { Refused } from '../../ui/forms/problem'
import { previewIntents } from '../import/preview-intents'
import { reportIn } from '../import/report-in.server'

/** A list that was read, and what it would change. */
export interface Previewed {
	text: string
	asOf: string
	report: AlmmReport
}
/** What is shown after a step that leads no further. */
export type AlmmStep = (Refused & Partial<Previewed>) | ({ problem: null } & Previewed)

const Chosen = z.object({ file: z.file().optional(), asOf: z.string() })
const Seen = z.object({ text: z.string(), asOf: z.string(), preview: z.string() })

/** Looks at a list, or imports the one that was looked at. @throws a redirect to the page that says it is done */
export function importAlmmList(request: Request, context: Context): Promise<AlmmStep> {
	const call = api(context).catalogue.products['almm-list']
	return formAction(request, previewIntents, {
		preview: onForm(Chosen, async ({ file, asOf }, form): Promise<AlmmStep> => {
			if (!file) return form.refuse('Choose a CSV file.')
			const text = await file.text()
			const { report, problem } = await reportIn<AlmmReport>(
				await call.preview.$post({ json: { text, asOf } }),
			)
			return problem ? form.refuse(problem) : { problem: null, text, asOf, report }
		}),
		import: onForm(Seen, async (json, form): Promise<AlmmStep> => {
			const { report, problem } = await reportIn<AlmmReport>(await call.$post({ json }))
			if (!problem) throw redirect('/admin/almm-list?done=imported', 303)
			const { text, asOf } = json
			return { ...form.refuse(problem.detail), ...(report && { text, asOf, report }) }
		}),
	})
}
