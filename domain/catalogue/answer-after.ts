import type { Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'

/** Answers a change that may have moved stock or marks: what was changed is read with the catalogue as it is then. */
export async function answerAfter<T>(
	{ catalogue }: Pick<AppContext, 'catalogue'>,
	changed: Result<unknown>,
	read: () => Promise<Result<T>>,
): Promise<Result<T>> {
	if (!changed.ok) return changed
	await catalogue.refresh()
	return read()
}
