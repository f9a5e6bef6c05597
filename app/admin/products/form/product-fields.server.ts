import { z } from 'zod'
import { NewProduct } from '../../../../domain/catalogue/schema'
import { api, attempt, type Context } from '../../../api.server'
import { fieldsOf } from '../../../ui/forms/fields.server'
import type { Problem } from '../../../ui/forms/problem'
import { recordsIn } from './compliance/compliance-draft'
import type { ProductRefusal } from './product-answer'
import { sheetIn } from './product-values'

export const UPLOAD_FAILED = 'Failed to upload image. Please try again.'

/** A product as its form sends it: the sheet as JSON, pictures between spaces, and a file where JavaScript is off. */
export const ProductFields = fieldsOf(
	z.object({ ...NewProduct.shape, picture: z.file().optional() }),
	{
		pictures: ({ pictures = '' }) => pictures.split(' ').filter(Boolean),
		sheet: ({ sheet = '' }) => sheetIn(sheet) as z.input<typeof NewProduct>['sheet'],
		compliance: ({ compliance = '' }) =>
			recordsIn(compliance) as z.input<typeof NewProduct>['compliance'],
	},
)

interface Sent extends z.input<typeof NewProduct> {
	picture?: File | undefined
}

/**
 * The body of a product's call: a kit has no stock of its own, and a picture that came as a file has its address.
 * @returns why the picture was not taken, where it was not
 */
export async function productIn(
	context: Context,
	{ picture, ...sent }: Sent,
): Promise<{ json: z.input<typeof NewProduct>; problem: string | null }> {
	const { stock, ...kit } = sent
	const json = sent.sheet?.kind === 'kit' ? kit : sent
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
