/** The options of a select: the label of each value, in this order. */
export const choicesOf = (labels: Readonly<Record<string, string>>) =>
	Object.entries(labels).map(([value, label]) => ({ value, label }))
