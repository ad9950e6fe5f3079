// The OpenAPI document: valid in its form, complete, and true to the contract.
import { beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints/index.ts';
import { createTestApp, type TestApp } from './test-app.ts';

type Schema = { type?: string; $ref?: string; properties?: Record<string, Schema>; required?: string[] };
type Operation = {
  operationId: string;
  summary: string;
  security: Record<string, string[]>[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody: { content: { 'application/json': { schema: Schema } } };
  responses: Record<string, { content: { 'application/json': { schema: Schema } } }>;
};
type Document = {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, { post: Operation }>;
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, unknown> };
};

let app: TestApp;
let document: Document;
beforeAll(async () => {
  app = await createTestApp();
  document = (await (await app.app.request('/api/openapi.json')).json()) as Document;
});

test('says its version and has every endpoint once for each audience', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.info.version).toMatch(/^\d+\.\d+\.\d+/);
  const expected = Object.values(endpoints).flatMap((target) => {
    if (target === endpoints.startGuest) return [pathOf(target, false)];
    return target.audience === 'user'
      ? [pathOf(target, true)]
      : [pathOf(target, false), pathOf(target, true)];
  });
  expect(Object.keys(document.paths).sort()).toEqual(expected.sort());
});

test('every path in the document is answered, and refuses what is not signed', async () => {
  for (const path of Object.keys(document.paths)) {
    const response = await app.app.request(path, { method: 'POST', body: '{}' });
    expect([path, response.status]).toEqual([path, 401]);
  }
});

describe('every operation', () => {
  test('has a name of its own, a summary, signature headers and an identity', () => {
    const operations = Object.values(document.paths).map(({ post }) => post);
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    for (const { summary, parameters, security, operationId } of operations) {
      expect(summary.length).toBeGreaterThan(5);
      expect(parameters.filter(({ required }) => required).map(({ name }) => name)).toEqual([
        'x-timestamp',
        'x-code',
        'x-signature',
        'x-user-id',
      ]);
      for (const scheme of security.flatMap(Object.keys))
        expect(document.components.securitySchemes).toHaveProperty(scheme);
      expect(security.length).toBe(operationId === 'startGuest' ? 0 : 1);
    }
  });

  test('refers only to what is in the document', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      ([, path]) => path ?? '',
    );
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) {
      const found = reference
        .split('/')
        .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
      expect(found, reference).toBeDefined();
    }
  });

  test('shows input and output as the contract has them', () => {
    const { post } = document.paths['/api/clone/register']!;
    const input = post.requestBody.content['application/json'].schema;
    expect(input.required).toEqual(['audioPath', 'referenceId', 'referenceName', 'text', 'consent']);
    const output = post.responses['200']?.content['application/json'].schema.properties?.data;
    expect(Object.keys(output?.properties ?? {})).toEqual(['taskSn', 'referenceId']);
  });
});
