/** The morning side of a day's bell, in per cent of the picture: sunrise at 4, noon at 70. */
const SUNRISE = 4
const DAY = 132
const GROUND = 92
const PEAK = 72

/** Where each step stands along it; the last one is noon. */
export const STEP_AT = [10, 30, 50, 70] as const

/** How far from the top the curve is at x, both in per cent. */
export const heightAt = (x: number) =>
	GROUND - PEAK * Math.sin((Math.PI * (x - SUNRISE)) / DAY) ** 2

/** The curve from sunrise to x, as the path of a line. */
export function curveTo(x: number): string {
	const points: string[] = []
	for (let at = SUNRISE; at < x; at += 2) points.push(`${at} ${heightAt(at).toFixed(2)}`)
	points.push(`${x} ${heightAt(x).toFixed(2)}`)
	return `M${points.join('L')}`
}

/** The ground under the curve from sunrise to x, as the path of an area. */
export const areaTo = (x: number) => `${curveTo(x)}L${x} ${GROUND}L${SUNRISE} ${GROUND}Z`
