import type { AppContext } from '../app-context.ts'

export interface PhotoFile {
	/** Another for every other content and width. */
	tag: string
	/** Its WebP bytes. @throws Error where the file is gone or cannot be read */
	read: () => Promise<Uint8Array<ArrayBuffer>>
}

/** A photo that only some may see. @param image the name of its contents */
export function photoFile(
	{ files: { photos } }: Pick<AppContext, 'files'>,
	image: string,
	width?: string,
): PhotoFile {
	const name = width ? `${image}-${width}` : image
	return {
		tag: `"${name}"`,
		read: async () => {
			const bytes = await photos.read(`${name}.webp`)
			if (!bytes) throw new Error(`the photo ${name} is gone`)
			return bytes
		},
	}
}
