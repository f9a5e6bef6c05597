/** Said beside whatever passes the address of a plan on. */
export const WHO_MAY_SEE =
	'Anyone with this link sees the plan: PIN code, bill, parts and prices; not your name.'
