const SCALES = [1, 10, 100, 1000, 10_000]

/** To so many decimals, 0 to 4; quicker than by way of text, which a plan would need thousands of times. */
export function rounded(value: number, digits: number): number {
	const scale = SCALES[digits] ?? 1
	return Math.round(value * scale) / scale
}

export const hundredths = (value: number) => rounded(value, 2)
