import { z } from '@hono/zod-openapi'
import { issue } from '../../shared/messages/message.ts'
import { model } from '../../shared/model.ts'

/** The types an uploaded picture may have, by its bytes. */
export type PictureType = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif'

const CHOOSE = issue('uploads.choose_picture')

export const NewPicture = model('NewPicture', {
	image: z
		.file({ error: CHOOSE })
		.refine((file) => file.size > 0, CHOOSE)
		.openapi({
			type: 'string',
			format: 'binary',
			description: 'PNG, JPEG, GIF, WebP or AVIF, at most 10 MB',
		}),
})

export const Uploaded = model('Uploaded', {
	imageUrl: z.string().openapi({ example: '/uploads/3f2a….webp' }),
})
export type Uploaded = z.output<typeof Uploaded>
