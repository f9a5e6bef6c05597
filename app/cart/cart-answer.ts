/** What the cart answers to a form that stays where it is. */
export interface CartAnswer {
	/** The product the form was about; empty where it was about the whole cart. */
	productId: string
	/** The name of the product that was added. */
	added: string | null
	problem: string | null
	/** What was done otherwise than asked, such as a quantity lowered to the stock. */
	notice: string | null
}
