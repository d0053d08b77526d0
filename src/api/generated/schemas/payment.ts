// Generated from openapi.yaml by `npm run gen`. Do not edit.

import * as z from 'zod/mini';

export const slugSchema = z.string();

export const percentSchema = z.int().check(z.gte(0), z.lte(100));

export const moneySchema = z.number().check(z.gte(0));

export const currencySchema = z.string();

export const messageSchema = z.object({
    message: z.string()
});

export const paymentRequestSchema = z.object({
    courseId: slugSchema,
    promotionCode: z.exactOptional(z.string())
});

export const checkoutRequestSchema = z.object({
    courseId: slugSchema,
    promotionCode: z.exactOptional(z.string()),
    total: z.exactOptional(moneySchema)
});

export const quoteSchema = z.object({
    courseId: slugSchema,
    currency: currencySchema,
    amount: moneySchema,
    discount: moneySchema,
    total: moneySchema,
    promotionCode: z.exactOptional(z.string())
});

export const checkoutSchema = z.object({
    sessionId: z.string(),
    url: z.string().check(z.regex(/^(\/(?![\/\\])|https:\/\/)/))
});

export const paymentSchema = z.object({
    sessionId: z.string(),
    status: z.enum([
        'pending',
        'confirmed',
        'failed',
        'cancelled',
        'disputed',
        'refunded',
        'review'
    ]),
    courseId: slugSchema,
    courseTitle: z.string(),
    currency: currencySchema,
    total: moneySchema
});

export const offerSchema = z.object({
    code: z.string(),
    title: z.string(),
    description: z.string(),
    percent: percentSchema,
    endsAt: z.string()
});

export const quotePaymentBody = paymentRequestSchema;

export const quotePaymentResponse = quoteSchema;

export const createCheckoutBody = checkoutRequestSchema;

export const createCheckoutResponse = checkoutSchema;

export const getPaymentResponse = paymentSchema;

export const receiveStripeEventBody = z.record(z.string(), z.unknown());

export const receiveStripeEventResponse = messageSchema;

export const listOffersResponse = z.array(offerSchema).check(z.maxLength(1000));
