import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AppContext } from '../app-context.ts'

export interface PhotoFile {
	/** Another for every other content and width. */
	tag: string
	/** Its WebP bytes. @throws the system's error where the file cannot be read */
	read: () => Promise<Uint8Array<ArrayBuffer>>
}

/** A photo that only some may see. @param image the name of its contents */
export function photoFile(
	{ photosDir }: Pick<AppContext, 'photosDir'>,
	image: string,
	width?: string,
): PhotoFile {
	const name = width ? `${image}-${width}` : image
	return {
		tag: `"${name}"`,
		read: async () => new Uint8Array(await readFile(join(photosDir, `${name}.webp`))),
	}
}
