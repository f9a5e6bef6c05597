/** The PIN code of a plan's system, by the address of the plan; blank where it has none. */
export const pinOfPlan = (plan = ''): string =>
	/^[1-9]\d{5}$/.exec(
		new URLSearchParams(plan.slice(plan.indexOf('?') + 1)).get('pin') ?? '',
	)?.[0] ?? ''
