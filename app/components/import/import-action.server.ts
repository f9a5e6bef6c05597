import { redirect } from 'react-router'
import { z } from 'zod'
import { decodeText } from '../../../shared/text/encoding'
import type { ApiProblem } from '../../api.server'
import { fieldsOf } from '../../ui/forms/fields.server'
import { formAction, onForm } from '../../ui/forms/form-action.server'
import type { Values } from '../../ui/forms/values'
import type { AnyReport, ImportAnswer } from './import-report'
import { previewIntents } from './preview-intents'

/** So much of a file goes along with its preview, in characters; a larger one is chosen again to be imported. */
const MAX_CARRIED = 900_000

/** A file to look at or to import. */
export interface ImportedFile {
	file: File
	text: string
	/** The typed values beside the file. */
	values: Values
	/** The preview that was shown; undefined where none was. */
	preview: string | undefined
	/** Whether somebody has said yes to what the preview asks. */
	isConfirmed: boolean
}

interface ImportCalls<Report> {
	/** The message where no file was chosen. */
	missing: string
	/** The names of the typed fields beside the file. */
	fields?: string[]
	preview: (sent: ImportedFile) => Promise<Response>
	import: (sent: ImportedFile) => Promise<Response>
	/** The token of a preview that an import sends along. */
	seenOf: (report: Report) => string
	/** The address that says it is done; null where this page shows the report of it. */
	done: string | null
}

const Chosen = z.object({
	file: z.file().optional(),
	text: z.string().optional(),
	confirmed: z.string().optional(),
})

/** Looks at a file, or imports the one that was looked at. @throws a redirect once it is imported, where there is one */
export function importAction<Report extends AnyReport>(
	request: Request,
	{ missing, fields = [], preview, import: send, seenOf, done }: ImportCalls<Report>,
): Promise<ImportAnswer<Report>> {
	const shape = Chosen.extend(
		Object.fromEntries(fields.map((name) => [name, z.string().optional()])),
	)
	const carriedWith = (text: string, values: Values, preview: string) =>
		text.length > MAX_CARRIED
			? undefined
			: Object.fromEntries([
					...fields.map((name) => [name, values[name] ?? '']),
					...Object.entries({ text, preview }),
				])
	const step = (isImport: boolean) =>
		onForm(fieldsOf(shape), async ({ file }, form): Promise<ImportAnswer<Report>> => {
			const { values } = form
			const carried = values.text === undefined ? file : new File([values.text], 'table.csv')
			if (!(carried instanceof File)) return form.refuse(missing)
			const read = decodeText(new Uint8Array(await carried.arrayBuffer())) ?? (await carried.text())
			const asked = {
				file: carried,
				text: read,
				values,
				preview: values.preview,
				isConfirmed: values.confirmed === 'yes',
			}
			const response = await (isImport ? send : preview)(asked)
			const answer: Report | (ApiProblem & { report?: Report }) = await response.json()
			const report = response.ok ? (answer as Report) : (answer as { report?: Report }).report
			if (isImport && response.ok) {
				if (done !== null) throw redirect(done, 303)
				return { problem: null, report, isDone: true }
			}
			const sent = report && carriedWith(read, values, seenOf(report))
			if (response.ok) return { problem: null, report, sent }
			const problem = answer as ApiProblem
			return { ...form.refuse(isImport ? problem.detail : problem), report, sent }
		})
	return formAction(request, previewIntents, { preview: step(false), import: step(true) })
}
