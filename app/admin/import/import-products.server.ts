import type { ImportReport } from '../../../domain/catalogue/csv/import-schema'
import { type Asked, api } from '../../api.server'
import { type ImportedFile, importAction } from '../../components/import/import-action.server'

/** Looks at a table of products, or imports it, where JavaScript is off. */
export function importProducts({ request, context }: Asked) {
	const call = api(context).catalogue.products.import
	const send =
		(dryRun: boolean) =>
		({ file, preview, isConfirmed }: ImportedFile): Promise<Response> =>
			call.$post({
				query: dryRun
					? { dryRun: 'true' }
					: { large: isConfirmed ? 'true' : 'false', seen: preview || undefined },
				form: { file },
			})
	return importAction<ImportReport>(request, {
		missing: 'Choose a CSV file.',
		preview: send(true),
		import: send(false),
		seenOf: ({ seen }) => seen,
		done: null,
	})
}
