import type { AppContext } from '../../domain/app-context.ts'

/** The folder of a store's files of a kind, for tests that look into it. */
export function folderOf(
	{ files }: Pick<AppContext, 'files'>,
	kind: 'pictures' | 'photos',
): string {
	const { folder } = files[kind]
	if (folder === null) throw new Error('The files of this store are in no folder.')
	return folder
}
