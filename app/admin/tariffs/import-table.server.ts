import { redirect } from 'react-router'
import { z } from 'zod'
import type { TableImportReport } from '../../../domain/tariffs/editing/editing-schema'
import { api, type Context } from '../../api.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import type { Refused } from '../../ui/forms/problem'
import { previewIntents } from '../import/preview-intents'
import { reportIn } from '../import/report-in.server'
import { tableIn } from './tables'

/** A file that was read, and what it would change. */
export interface Previewed {
	text: string
	format: 'csv' | 'json'
	report: TableImportReport
}
/** What is shown after a step that leads no further. */
export type ImportStep = (Refused & Partial<Previewed>) | ({ problem: null } & Previewed)

const Chosen = z.object({ file: z.file().optional() })
const Seen = z.object({ text: z.string(), format: z.string(), preview: z.string() })

const formatOf = (text: string) => (/^\s*\[/.test(text) ? 'json' : 'csv')

/** Looks at a file, or imports the one that was looked at. @throws a redirect to the table once it is done */
export function importTable(request: Request, context: Context): Promise<ImportStep> {
	const table = tableIn(new URL(request.url).searchParams)
	const calls = api(context).tariffTables[':table'].import
	return formAction(request, previewIntents, {
		preview: onForm(Chosen, async ({ file }, form): Promise<ImportStep> => {
			if (!file) return form.refuse('Choose a CSV or JSON file.')
			const text = (await file.text()).replace(/^\uFEFF/, '')
			const format = formatOf(text)
			const sent = await calls.preview.$post({ param: { table }, json: { format, text } })
			const { report, problem } = await reportIn<TableImportReport>(sent)
			if (problem) return form.refuse(problem.detail)
			return { problem: null, text, format, report }
		}),
		import: onForm(Seen, async ({ text, format, preview }, form): Promise<ImportStep> => {
			const json = { text, format: format === 'json' ? 'json' : 'csv', preview } as const
			const { report, problem } = await reportIn<TableImportReport>(
				await calls.$post({ param: { table }, json }),
			)
			if (!problem) throw redirect(`/admin/tariffs?table=${table}&view=history&done=imported`, 303)
			return {
				...form.refuse(problem.detail),
				text,
				format: json.format,
				...(report && { report }),
			}
		}),
	})
}
