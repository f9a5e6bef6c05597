import { z } from 'zod'
import type { ImportReport } from '../../../domain/catalogue/csv/import-schema'
import { type ApiProblem, api, type Context } from '../../api.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import type { Refused } from '../../ui/forms/problem'
import { importIntents } from './import-intents'

/** What an import would do or has done, or why it cannot. */
export type ImportAnswer = { problem: null; report: ImportReport; done: boolean } | ImportRefusal

interface ImportRefusal extends Refused {
	report?: ImportReport | undefined
}

const Table = z.object({ file: z.file().optional() })

/** Looks at a table of products, or imports it. */
export function importProducts(request: Request, context: Context): Promise<ImportAnswer> {
	const run = (dryRun: boolean) =>
		onForm(Table, async ({ file }, form): Promise<ImportAnswer> => {
			if (!file) return form.refuse('Choose a CSV file.')
			const response: Response = await api(context).catalogue.products.import.$post({
				query: dryRun ? { dryRun: 'true' } : {},
				form: { file },
			})
			const answer = await response.json()
			if (response.ok) return { problem: null, report: answer, done: !dryRun }
			const { report, ...problem } = answer as ApiProblem & { report?: ImportReport }
			return { ...form.refuse(problem.detail), report }
		})
	return formAction(request, importIntents, { check: run(true), import: run(false) })
}
