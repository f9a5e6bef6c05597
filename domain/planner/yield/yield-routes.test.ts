import { expect, it } from 'vitest'
import { PHOENIX } from '../../../test/planner/yield-reference.ts'
import { describeOnSqlite } from '../../../test/store.ts'

const PATH = '/api/planner/yield'
const request = (more: object = {}) => ({ pin: '411038', tilt: 18, azimuth: 180, kwp: 3, ...more })
const { latitude, climate, plant, year } = PHOENIX
const own = (more: object = {}) => request({ pin: undefined, latitude, climate, ...more })
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

describeOnSqlite('what panels yield', (open) => {
	it('is told for a PIN code, with what it is from', async () => {
		const { visitor } = await open()
		const { status, body } = await visitor().post(PATH, request())
		expect(status).toBe(200)
		expect(body.monthlyKwh).toHaveLength(12)
		expect(sum(body.monthlyKwh)).toBeCloseTo(body.yearlyKwh, 6)
		expect(body.yearlyKwh / 3).toBeGreaterThan(1300)
		expect(body.yearlyKwh / 3).toBeLessThan(1700)
		expect(body.range.lowKwh).toBeCloseTo(body.yearlyKwh * 0.9, 1)
		expect(body.range.highKwh).toBeCloseTo(body.yearlyKwh * 1.1, 1)
		expect(body.place).toMatchObject({ name: 'Pune, Maharashtra', design: { lowest: 3.6 } })
		expect(body.sources).toMatchObject([{ city: 'Pune', share: 1 }])
	})

	it('is the same for the city, and for the climate that was answered', async () => {
		const { visitor } = await open()
		const byPin = (await visitor().post(PATH, request({ pin: '411 038' }))).body
		const byFigures = request({ ...byPin, pin: undefined })
		for (const other of [{ pin: undefined, city: 'pune' }, byFigures]) {
			const { status, body } = await visitor().post(PATH, request(other))
			expect(status).toBe(200)
			expect(Math.abs(body.yearlyKwh / byPin.yearlyKwh - 1)).toBeLessThan(0.001)
		}
	})

	it('is told for figures of one’s own, as PVWatts would', async () => {
		const { visitor } = await open()
		const { status, body } = await visitor().post(PATH, own(plant))
		expect(status).toBe(200)
		expect(Math.abs(body.yearlyKwh / year - 1)).toBeLessThan(0.01)
		expect(body).toMatchObject({ latitude, climate, place: null, sources: [] })
		const usual = await visitor().post(PATH, own({ tilt: 20, kwp: 4 }))
		expect(usual.body.monthlyKwh).toEqual(body.monthlyKwh)
	})

	it('takes the inverter’s efficiency in per cent, and as a share', async () => {
		const { visitor } = await open()
		const yearly = async (more: object) =>
			(await visitor().post(PATH, request(more))).body.yearlyKwh
		const usual = await yearly({})
		expect(await yearly({ inverterEfficiency: 96 })).toBe(usual)
		expect(await yearly({ inverterEfficiency: 0.96 })).toBe(usual)
		expect(await yearly({ inverterEfficiency: 98 })).toBeGreaterThan(usual)
	})

	it('is less on a warm roof', async () => {
		const { visitor } = await open()
		const rack = (await visitor().post(PATH, request())).body.yearlyKwh
		const roof = (await visitor().post(PATH, request({ mounting: 'roof' }))).body.yearlyKwh
		expect(roof).toBeLessThan(rack)
		expect(roof).toBeGreaterThan(rack * 0.95)
	})

	it.each([
		[
			'pin',
			request({ pin: '199999' }),
			'We do not know this PIN code. Check it, or choose a city.',
		],
		['pin', request({ pin: '4110' }), 'Type the six digits of a PIN code, such as 411001.'],
		['pin', request({ pin: 411038 }), 'Type the six digits of a PIN code, such as 411001.'],
		[
			'pin',
			request({ pin: undefined }),
			'Give a PIN code, a city, or a latitude with its climate.',
		],
		[
			'city',
			request({ pin: undefined, city: 'Atlantis' }),
			'We have no figures for Atlantis. Choose a city from the list, or give a PIN code.',
		],
		['city', request({ pin: undefined, city: ' ' }), 'Name a city.'],
		['latitude', own({ latitude: 91 }), 'Latitude must be between -90 and 90 degrees.'],
		['latitude', own({ latitude: undefined }), 'Give the latitude of your climate.'],
		['climate', own({ climate: undefined }), 'Give the climate at this latitude.'],
		[
			'climate',
			own({ climate: 5 }),
			'Give the climate as ghi, tmin, tmax and tmean, twelve numbers each.',
		],
		[
			'climate.ghi',
			own({ climate: { ...climate, ghi: [5] } }),
			'Give twelve numbers, one a month: kWh/m² a day from 0 to 15.',
		],
		[
			'climate.ghi.3',
			own({ climate: { ...climate, ghi: climate.ghi.with(3, 5000) } }),
			'Give twelve numbers, one a month: kWh/m² a day from 0 to 15.',
		],
		[
			'climate.tmean.11',
			own({ climate: { ...climate, tmean: [...climate.tmean.slice(1), null] } }),
			'Give twelve numbers, one a month: degrees Celsius from -90 to 60.',
		],
		[
			'climate.tmin',
			own({ climate: { ...climate, tmin: climate.tmax, tmax: climate.tmin } }),
			'The lowest temperatures must not be above the highest.',
		],
		['tilt', request({ tilt: 91 }), 'Tilt must be between 0 and 90 degrees.'],
		['tilt', request({ tilt: '18' }), 'Tilt must be between 0 and 90 degrees.'],
		[
			'azimuth',
			request({ azimuth: -1 }),
			'Azimuth must be between 0 and 360 degrees; 180 is south.',
		],
		['kwp', request({ kwp: 0 }), 'Power must be between 0.01 and 1,00,000 kWp.'],
		['kwp', request({ kwp: undefined }), 'Power must be between 0.01 and 1,00,000 kWp.'],
		['losses', request({ losses: 100 }), 'Losses must be between 0 and 99 per cent.'],
		['losses', request({ losses: 0.14 }), 'Losses are in per cent: for 0.14 give 14.'],
		[
			'dcAcRatio',
			request({ dcAcRatio: 120 }),
			'The DC/AC ratio must be between 0.3 and 3: 1.2, not 120, for 20 % more panels.',
		],
		[
			'inverterEfficiency',
			request({ inverterEfficiency: 30 }),
			'The inverter’s efficiency must be between 50 and 100 per cent, such as 96.',
		],
		[
			'temperatureCoefficient',
			request({ temperatureCoefficient: 0.37 }),
			'The temperature coefficient must be between -1 and 0 % per °C, such as -0.37.',
		],
		[
			'temperatureCoefficient',
			request({ temperatureCoefficient: -0.0037 }),
			'The temperature coefficient is in % per °C: for -0.0037 give -0.37.',
		],
		['mounting', request({ mounting: 'boat' }), 'Mounting must be rack or roof.'],
	])('is refused for %s of %j', async (field, input, sentence) => {
		const { visitor } = await open()
		const { status, body } = await visitor().post(PATH, input)
		expect([status, body.code]).toEqual([422, 'invalid'])
		expect(body.errors).toEqual({ [field]: sentence })
	})
})
