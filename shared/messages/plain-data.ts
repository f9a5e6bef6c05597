const plain = new WeakSet<object>()

/** Marks data without any message, however deep: it is handed on as it is, and not looked through for messages. */
export function plainData<T extends object>(data: T): T {
	plain.add(data)
	return data
}

export const isPlainData = (data: object): boolean => plain.has(data)
