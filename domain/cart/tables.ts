import type { CartId, ProductId, UserId } from '../shared/ids.ts'

export interface CartTables {
	carts: { id: CartId; user_id: UserId | null; undo: string | null; updated_at: number }
	cart_lines: { cart_id: CartId; product_id: ProductId; quantity: number; added_at: number }
}
