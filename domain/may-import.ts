import { type Message, message } from '../shared/messages/message.ts'
import { fail, ok, type Result } from '../shared/result.ts'
import { MAX_MISTAKES } from './file-limits.ts'

interface Report {
	errorCount: number
	/** What it would change, as a hash. */
	preview: string
}

/**
 * Whether a file may be imported: nothing in it is wrong, and it does what its preview showed.
 * @param seen the preview that was shown; none where nobody looked at one
 * @param changed said where the preview was of something else
 */
export function mayImport<R extends Report>(
	report: R,
	seen: string | undefined,
	changed: Message,
): Result<R> {
	const { errorCount: count } = report
	if (count > 0)
		return fail('invalid', message('import.mistakes', { count, most: MAX_MISTAKES }), {
			facts: { report },
		})
	if (seen !== undefined && seen !== report.preview)
		return fail('conflict', changed, { facts: { report } })
	return ok(report)
}
