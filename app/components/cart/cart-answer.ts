import { type Refused, sentenceOf } from '../../ui/forms/problem'

/** What the cart answers to a form that stays where it is. */
export type CartAnswer = CartChanged | CartRefusal

export interface CartChanged {
	problem: null
	/** The product the form was about; empty where it was about the whole cart. */
	productId: string
	/** The name of the product that was added. */
	added: string | null
	/** What was done otherwise than asked, such as a quantity lowered to the stock. */
	notice: string | null
}

/** Where the form was about several products, the first of them. */
type CartRefusal = Refused & { productId?: string }

/** The product a form was about; empty where it was about the whole cart. */
export const productOf = ({ productId, problem }: CartAnswer) =>
	productId ?? problem?.values.productId ?? ''

/** What there is to say of it: why it was not done, or what was done otherwise. */
export const saidOf = (answer: CartAnswer) =>
	answer.problem ? sentenceOf(answer.problem) : answer.notice
