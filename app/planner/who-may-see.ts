/** Said beside every control that shares the address of a plan. */
export const WHO_MAY_SEE =
	'Anyone with this link sees the plan: PIN code, bill, parts and prices; not your name.'
