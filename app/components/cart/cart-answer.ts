import { type Refused, sentenceOf } from '../../ui/forms/problem'

/** The cart's answer to a form that stays where it is. */
export type CartAnswer = CartChanged | CartRefusal

export interface CartChanged {
	problem: null
	/** The product the form was about; empty where it was about the whole cart. */
	productId: string
	/** The name of the product that was added. */
	added: string | null
	/** A deviation from the request, such as a quantity lowered to the stock. */
	notice: string | null
}

/** Where the form was about several products, the first of them. */
type CartRefusal = Refused & { productId?: string }

/** The product a form was about; empty where it was about the whole cart. */
export const productOf = ({ productId, problem }: CartAnswer) =>
	productId ?? problem?.values.productId ?? ''

/** The message of an answer: why it was refused, or how it deviates. */
export const saidOf = (answer: CartAnswer) =>
	answer.problem ? sentenceOf(answer.problem) : answer.notice
