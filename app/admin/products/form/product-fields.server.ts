import type { z } from 'zod'
import type { NewProduct } from '../../../../domain/catalogue/schema'
import { api, attempt, type Context } from '../../../api.server'
import { sentFields } from '../../../components/forms/sent-fields.server'
import type { Problem } from '../../../ui/forms/problem'
import type { ProductRefusal } from './product-answer'
import { productFields } from './product-fields'

export const UPLOAD_FAILED = 'Failed to upload image. Please try again.'

type NewProductIn = z.input<typeof NewProduct>

interface Sent extends Omit<NewProductIn, 'pictures'> {
	/** Between spaces. */
	pictures: string
	/** The main one, where JavaScript is off. */
	picture?: File
}

/** A product as its form sends it. */
export const ProductFields = sentFields<Sent>((values) => productFields(values).all, 'picture')

/**
 * The body of a product's call. A picture that came as a file has its address.
 * @returns why the picture was not taken, where it was not
 */
export async function productIn(
	context: Context,
	{ picture, pictures, ...sent }: Sent,
): Promise<{ json: NewProductIn; problem: string | null }> {
	const json = {
		...sent,
		pictures: pictures.split(' ').filter(Boolean),
		sheet: sent.sheet?.kind ? sent.sheet : null,
	}
	if (!picture) return { json, problem: null }
	const uploaded = await attempt(api(context).upload.$post({ form: { image: picture } }))
	if (uploaded.ok) return { json: { ...json, image: uploaded.value.imageUrl }, problem: null }
	return { json, problem: `${UPLOAD_FAILED}\n${uploaded.problem.detail}` }
}

/** A problem of the picture, to be shown there. */
export const atImage = (detail: string): Problem => ({
	status: 422,
	detail,
	errors: { image: detail },
})

/** The form again with the address of the picture, which need not be sent once more. */
export const withImage = (refusal: ProductRefusal, image: string): ProductRefusal => ({
	...refusal,
	problem: { ...refusal.problem, values: { ...refusal.problem.values, image } },
})
