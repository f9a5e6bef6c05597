import type { RouterContextProvider } from 'react-router'
import { api, attempt } from '../../../api.server'
import type { TypedProduct } from './typed-product'

export const UPLOAD_FAILED = 'Failed to upload image. Please try again.'

/**
 * Uploads the picture that came along as a file, as it does where JavaScript is off.
 * @returns what was typed, with the picture's address; or, with the picture there was before, why it was not taken
 */
export async function withPicture(
	context: Readonly<RouterContextProvider>,
	form: FormData,
	typed: TypedProduct,
): Promise<{ typed: TypedProduct; problem: string | null }> {
	const file = form.getAll('image').find((value) => value instanceof File && value.size > 0)
	if (!(file instanceof File)) return { typed, problem: null }
	const uploaded = await attempt(api(context).upload.$post({ form: { image: file } }))
	if (uploaded.ok) return { typed: { ...typed, image: uploaded.value.imageUrl }, problem: null }
	return { typed, problem: `${UPLOAD_FAILED}\n${uploaded.problem.detail}` }
}
