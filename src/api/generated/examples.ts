// Generated from openapi.yaml by `npm run gen`. Do not edit.
import type { OperationOutput } from '../operation.ts';

export const exampleToken: OperationOutput<'login'> = {
  "token": "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIwZjlhMWMyZSIsImV4cCI6NDA3MDkwODgwMH0.c2lnbmF0dXJl"
};

export const exampleInvitation: OperationOutput<'verifyToken'> = {
  "email": "noor.haddad@example.com",
  "first_name": "Noor",
  "last_name": "Haddad"
};

export const exampleStudent: OperationOutput<'completeRegistration'> = {
  "id": "7f6c1d9e-4a55-4c1b-9a0e-0b8f6b2f5a11",
  "email": "student@example.com",
  "first_name": "Ada",
  "last_name": "Okafor",
  "role": "student",
  "registeredAt": "2026-11-16T08:00:00Z"
};

export const exampleInstructor: OperationOutput<'getCurrentUser'> = {
  "id": "2b1f6a34-90cd-4d0e-8a76-3f1f0c9a7b22",
  "email": "instructor@example.com",
  "first_name": "Jonas",
  "last_name": "Lindqvist",
  "role": "instructor",
  "registeredAt": "2026-09-01T08:00:00Z"
};

export const examplePasskeyChallenge: OperationOutput<'beginPasskeySignIn'> = {
  "challengeId": "3q2-7wEjRWeJq83vASNFZ4mrze8BI0VniavN7wEjRWc",
  "options": {
    "challenge": "c2lnbiBtZSBpbg",
    "rpId": "localhost",
    "userVerification": "required",
    "timeout": 300000
  }
};

export const examplePasskeys: OperationOutput<'listPasskeys'> = [
  {
    "id": "5e0c7a52-9d7b-4f0e-8a43-5f2b6f0d9c31",
    "name": "Laptop",
    "addedAt": "2026-11-16T08:00:00Z",
    "usedAt": "2026-11-19T18:30:00Z"
  },
  {
    "id": "8c1b2f90-3a4d-4c7e-9b21-6d5e4f3a2b10",
    "name": "Phone",
    "addedAt": "2026-11-18T12:15:00Z"
  }
];

export const examplePasskey: OperationOutput<'registerPasskey'> = {
  "id": "5e0c7a52-9d7b-4f0e-8a43-5f2b6f0d9c31",
  "name": "Laptop",
  "addedAt": "2026-11-16T08:00:00Z"
};

export const examplePasskeyCreation: OperationOutput<'beginPasskeyRegistration'> = {
  "challengeId": "3q2-7wEjRWeJq83vASNFZ4mrze8BI0VniavN7wEjRWc",
  "options": {
    "challenge": "bWFrZSBhIHBhc3NrZXk",
    "rp": {
      "id": "localhost",
      "name": "Student Analytics Platform"
    },
    "user": {
      "id": "f2wdnkpVTBuaDguPa2ZvERE",
      "name": "student@example.com",
      "displayName": "Ada Okafor"
    },
    "pubKeyCredParams": [
      {
        "type": "public-key",
        "alg": -7
      }
    ]
  }
};

export const exampleSecondFactor: OperationOutput<'getSecondFactor'> = {
  "on": true,
  "required": false,
  "recoveryCodesLeft": 10
};

export const exampleAuthenticatorSecret: OperationOutput<'beginSecondFactor'> = {
  "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
  "uri": "otpauth://totp/Student%20Analytics%20Platform:student%40example.com?issuer=Student%20Analytics%20Platform&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30"
};

export const exampleRecoveryCodes: OperationOutput<'confirmSecondFactor'> = {
  "recoveryCodes": [
    "7k2m-9qwx-4tzd",
    "c3vh-8npa-2rgf",
    "m5xj-6byt-9wqe",
    "4hdk-zc7r-p2ns",
    "t8fg-3mxv-6jqa",
    "w9yb-5rkd-h2ct",
    "2pzn-7gvm-x4ef",
    "q6js-d8ha-3wkr",
    "f4ct-9xbn-5mvy",
    "g7ra-2kqp-8zdh"
  ]
};

export const exampleSessions: OperationOutput<'listSessions'> = [
  {
    "id": "8b1f0c52-3a4d-4c1e-9b7a-2f6d5e8c9a10",
    "browser": "Firefox on Windows",
    "startedAt": "2026-11-16T08:00:00Z",
    "lastUsedAt": "2026-11-20T08:58:00Z",
    "isThis": true
  },
  {
    "id": "1d7e4a93-6c2b-4f58-8e0d-7a9b3c5d1f24",
    "browser": "Safari on iPhone",
    "startedAt": "2026-11-14T18:20:00Z",
    "lastUsedAt": "2026-11-19T21:04:00Z",
    "isThis": false
  },
  {
    "id": "c4a6b8d2-0e1f-4a3b-9c5d-6e7f8a9b0c1d",
    "browser": "Chrome on Linux",
    "startedAt": "2026-11-13T10:00:00Z",
    "lastUsedAt": "2026-11-13T11:42:00Z",
    "isThis": false
  }
];

export const exampleOnlyThisSession: OperationOutput<'endOtherSessions'> = [
  {
    "id": "8b1f0c52-3a4d-4c1e-9b7a-2f6d5e8c9a10",
    "browser": "Firefox on Windows",
    "startedAt": "2026-11-16T08:00:00Z",
    "lastUsedAt": "2026-11-20T08:58:00Z",
    "isThis": true
  }
];

export const exampleCourses: OperationOutput<'listCourses'> = [
  {
    "id": "data-analytics",
    "title": "Data Analytics",
    "description": "Turn raw records into answers that a team can act on, from the first question to the final chart.",
    "level": "Beginner",
    "price": 299.99,
    "currency": "GBP",
    "image": "/covers/data-analytics.svg",
    "instructor": "Dr. Sarah Chen",
    "rating": 4.6,
    "ratingCount": 412,
    "duration": "8-10 weeks",
    "outline": [
      "Asking answerable questions",
      "Collecting and cleaning data",
      "Exploring with summaries",
      "Charts that tell the truth",
      "Working with SQL",
      "Comparing groups",
      "Telling the story",
      "Capstone project"
    ],
    "enrolledStudents": 3120,
    "enrolled": false
  },
  {
    "id": "data-engineering",
    "title": "Data Engineering",
    "description": "Build the pipelines that everyone else depends on, and keep them honest when the data changes.",
    "level": "Intermediate",
    "price": 349.99,
    "currency": "GBP",
    "image": "/covers/data-engineering.svg",
    "instructor": "Marcus Johnson",
    "rating": 4.6,
    "ratingCount": 287,
    "duration": "10-12 weeks",
    "outline": [
      "Asking answerable questions",
      "Collecting and cleaning data",
      "Exploring with summaries",
      "Charts that tell the truth",
      "Working with SQL",
      "Comparing groups",
      "Telling the story",
      "Capstone project"
    ],
    "enrolledStudents": 1890,
    "enrolled": false
  },
  {
    "id": "business-intelligence",
    "title": "Business Intelligence",
    "description": "Design reports that people open twice, from the metrics behind them to the layout on the page.",
    "level": "Intermediate",
    "price": 279.99,
    "currency": "GBP",
    "image": "/covers/business-intelligence.svg",
    "instructor": "Priya Raman",
    "rating": 4.6,
    "ratingCount": 198,
    "duration": "8-10 weeks",
    "outline": [
      "Asking answerable questions",
      "Collecting and cleaning data",
      "Exploring with summaries",
      "Charts that tell the truth",
      "Working with SQL",
      "Comparing groups",
      "Telling the story",
      "Capstone project"
    ],
    "enrolledStudents": 1425,
    "enrolled": false
  },
  {
    "id": "data-science",
    "title": "Data Science",
    "description": "Model, test and explain, with the statistics that keep a confident answer from being a wrong one.",
    "level": "Advanced",
    "price": 399.99,
    "currency": "GBP",
    "image": "/covers/data-science.svg",
    "instructor": "Dr. Elena Petrova",
    "rating": 4.6,
    "ratingCount": 356,
    "duration": "12-14 weeks",
    "outline": [
      "Asking answerable questions",
      "Collecting and cleaning data",
      "Exploring with summaries",
      "Charts that tell the truth",
      "Working with SQL",
      "Comparing groups",
      "Telling the story",
      "Capstone project"
    ],
    "enrolledStudents": 2240,
    "enrolled": false
  }
];

export const exampleEnrolledCourses: OperationOutput<'listEnrolledCourses'> = [
  {
    "id": "data-analytics",
    "title": "Data Analytics",
    "description": "Turn raw records into answers that a team can act on, from the first question to the final chart.",
    "level": "Beginner",
    "price": 299.99,
    "currency": "GBP",
    "image": "/covers/data-analytics.svg",
    "instructor": "Dr. Sarah Chen",
    "rating": 4.6,
    "ratingCount": 412,
    "duration": "8-10 weeks",
    "outline": [
      "Asking answerable questions",
      "Collecting and cleaning data",
      "Exploring with summaries",
      "Charts that tell the truth",
      "Working with SQL",
      "Comparing groups",
      "Telling the story",
      "Capstone project"
    ],
    "enrolledStudents": 3120,
    "enrolled": true,
    "progress": 35,
    "enrollmentDate": "2023-10-15T00:00:00Z",
    "nextLessonId": "m3-l5"
  }
];

export const exampleCourse: OperationOutput<'getCourse'> = {
  "id": "data-analytics",
  "title": "Data Analytics",
  "description": "Turn raw records into answers that a team can act on, from the first question to the final chart.",
  "level": "Beginner",
  "price": 299.99,
  "currency": "GBP",
  "image": "/covers/data-analytics.svg",
  "instructor": "Dr. Sarah Chen",
  "rating": 4.6,
  "ratingCount": 412,
  "duration": "8-10 weeks",
  "outline": [
    "Asking answerable questions",
    "Collecting and cleaning data",
    "Exploring with summaries",
    "Charts that tell the truth",
    "Working with SQL",
    "Comparing groups",
    "Telling the story",
    "Capstone project"
  ],
  "enrolledStudents": 3120,
  "enrolled": false,
  "fullDescription": "Most data work fails before the first chart, at the question. This course starts there. You learn to turn a vague request into something that data can answer, to clean what you are given, and to show what you found so that a busy reader cannot misread it.",
  "lastUpdated": "2026-10-01",
  "instructorTitle": "Lead Data Analyst",
  "instructorBio": "Sarah has spent fifteen years turning messy records into decisions, for hospitals, cities and shops.",
  "progress": 0,
  "modules": [
    {
      "id": "m1",
      "title": "Asking answerable questions",
      "description": "From a vague request to a question that data can answer.",
      "duration": "3 hours",
      "isLocked": true,
      "progress": 0,
      "lessons": []
    },
    {
      "id": "m2",
      "title": "Collecting and cleaning data",
      "description": "Where records come from and what goes wrong on the way.",
      "duration": "3 hours",
      "isLocked": true,
      "progress": 0,
      "lessons": []
    }
  ],
  "prerequisites": [
    "No programming needed",
    "A computer with a spreadsheet program"
  ],
  "learningOutcomes": [
    "Asking answerable questions",
    "Collecting and cleaning data",
    "Exploring with summaries",
    "Charts that tell the truth",
    "Working with SQL",
    "Comparing groups",
    "Telling the story",
    "Capstone project"
  ],
  "previewLessonId": "m1-l1",
  "related": [
    {
      "id": "data-engineering",
      "title": "Data Engineering",
      "description": "Build the pipelines that everyone else depends on, and keep them honest when the data changes.",
      "level": "Intermediate",
      "price": 349.99,
      "currency": "GBP",
      "image": "/covers/data-engineering.svg",
      "instructor": "Marcus Johnson",
      "rating": 4.6,
      "ratingCount": 287,
      "duration": "10-12 weeks",
      "outline": [
        "Asking answerable questions",
        "Collecting and cleaning data",
        "Exploring with summaries",
        "Charts that tell the truth",
        "Working with SQL",
        "Comparing groups",
        "Telling the story",
        "Capstone project"
      ],
      "enrolledStudents": 1890,
      "enrolled": false
    },
    {
      "id": "business-intelligence",
      "title": "Business Intelligence",
      "description": "Design reports that people open twice, from the metrics behind them to the layout on the page.",
      "level": "Intermediate",
      "price": 279.99,
      "currency": "GBP",
      "image": "/covers/business-intelligence.svg",
      "instructor": "Priya Raman",
      "rating": 4.6,
      "ratingCount": 198,
      "duration": "8-10 weeks",
      "outline": [
        "Asking answerable questions",
        "Collecting and cleaning data",
        "Exploring with summaries",
        "Charts that tell the truth",
        "Working with SQL",
        "Comparing groups",
        "Telling the story",
        "Capstone project"
      ],
      "enrolledStudents": 1425,
      "enrolled": false
    }
  ]
};

export const exampleCourseEnrolled: OperationOutput<'getCourse'> = {
  "id": "data-analytics",
  "title": "Data Analytics",
  "description": "Turn raw records into answers that a team can act on, from the first question to the final chart.",
  "level": "Beginner",
  "price": 299.99,
  "currency": "GBP",
  "image": "/covers/data-analytics.svg",
  "instructor": "Dr. Sarah Chen",
  "rating": 4.6,
  "ratingCount": 412,
  "duration": "8-10 weeks",
  "outline": [
    "Asking answerable questions",
    "Collecting and cleaning data",
    "Exploring with summaries",
    "Charts that tell the truth",
    "Working with SQL",
    "Comparing groups",
    "Telling the story",
    "Capstone project"
  ],
  "enrolledStudents": 3120,
  "enrolled": true,
  "fullDescription": "Most data work fails before the first chart, at the question. This course starts there. You learn to turn a vague request into something that data can answer, to clean what you are given, and to show what you found so that a busy reader cannot misread it.",
  "lastUpdated": "2026-10-01",
  "instructorTitle": "Lead Data Analyst",
  "instructorBio": "Sarah has spent fifteen years turning messy records into decisions, for hospitals, cities and shops.",
  "progress": 35,
  "modules": [
    {
      "id": "m1",
      "title": "Asking answerable questions",
      "description": "From a vague request to a question that data can answer.",
      "duration": "3 hours",
      "isLocked": false,
      "progress": 40,
      "lessons": [
        {
          "id": "m1-l1",
          "title": "What a good question looks like",
          "type": "reading",
          "duration": "30 min",
          "isCompleted": true,
          "isLocked": false
        },
        {
          "id": "m1-l2",
          "title": "From request to question",
          "type": "video",
          "duration": "40 min",
          "isCompleted": true,
          "isLocked": false
        },
        {
          "id": "m1-l3",
          "title": "Choosing what to measure",
          "type": "reading",
          "duration": "35 min",
          "isCompleted": false,
          "isLocked": false
        },
        {
          "id": "m1-l4",
          "title": "Check your questions",
          "type": "quiz",
          "duration": "30 min",
          "isCompleted": false,
          "isLocked": false
        },
        {
          "id": "m1-l5",
          "title": "Frame a question of your own",
          "type": "assignment",
          "duration": "45 min",
          "isCompleted": false,
          "isLocked": false
        }
      ]
    },
    {
      "id": "m2",
      "title": "Collecting and cleaning data",
      "description": "Where records come from and what goes wrong on the way.",
      "duration": "3 hours",
      "isLocked": false,
      "progress": 0,
      "lessons": [
        {
          "id": "m2-l1",
          "title": "Where data comes from",
          "type": "reading",
          "duration": "35 min",
          "isCompleted": false,
          "isLocked": false
        }
      ]
    }
  ],
  "prerequisites": [
    "No programming needed",
    "A computer with a spreadsheet program"
  ],
  "learningOutcomes": [
    "Asking answerable questions",
    "Collecting and cleaning data",
    "Exploring with summaries",
    "Charts that tell the truth",
    "Working with SQL",
    "Comparing groups",
    "Telling the story",
    "Capstone project"
  ],
  "previewLessonId": "m1-l1",
  "related": [
    {
      "id": "data-engineering",
      "title": "Data Engineering",
      "description": "Build the pipelines that everyone else depends on, and keep them honest when the data changes.",
      "level": "Intermediate",
      "price": 349.99,
      "currency": "GBP",
      "image": "/covers/data-engineering.svg",
      "instructor": "Marcus Johnson",
      "rating": 4.6,
      "ratingCount": 287,
      "duration": "10-12 weeks",
      "outline": [
        "Asking answerable questions",
        "Collecting and cleaning data",
        "Exploring with summaries",
        "Charts that tell the truth",
        "Working with SQL",
        "Comparing groups",
        "Telling the story",
        "Capstone project"
      ],
      "enrolledStudents": 1890,
      "enrolled": false
    },
    {
      "id": "business-intelligence",
      "title": "Business Intelligence",
      "description": "Design reports that people open twice, from the metrics behind them to the layout on the page.",
      "level": "Intermediate",
      "price": 279.99,
      "currency": "GBP",
      "image": "/covers/business-intelligence.svg",
      "instructor": "Priya Raman",
      "rating": 4.6,
      "ratingCount": 198,
      "duration": "8-10 weeks",
      "outline": [
        "Asking answerable questions",
        "Collecting and cleaning data",
        "Exploring with summaries",
        "Charts that tell the truth",
        "Working with SQL",
        "Comparing groups",
        "Telling the story",
        "Capstone project"
      ],
      "enrolledStudents": 1425,
      "enrolled": false
    }
  ],
  "enrollmentDate": "2023-10-15T00:00:00Z",
  "nextLessonId": "m1-l3"
};

export const exampleCourseProgress: OperationOutput<'getCourseProgress'> = {
  "courseId": "data-analytics",
  "progress": 5,
  "completedLessons": 2,
  "totalLessons": 40,
  "completedLessonIds": [
    "m1-l1",
    "m1-l2"
  ],
  "nextLessonId": "m1-l3",
  "modules": [
    {
      "id": "m1",
      "progress": 40
    },
    {
      "id": "m2",
      "progress": 0
    }
  ]
};

export const exampleReviews: OperationOutput<'listCourseReviews'> = {
  "rating": 4.6,
  "count": 412,
  "distribution": [
    {
      "stars": 5,
      "percent": 70
    },
    {
      "stars": 4,
      "percent": 20
    },
    {
      "stars": 3,
      "percent": 7
    },
    {
      "stars": 2,
      "percent": 2
    },
    {
      "stars": 1,
      "percent": 1
    }
  ],
  "written": 7,
  "next": "WzE3NjM0ODE5MDAwMDBd",
  "items": [
    {
      "id": "r1",
      "author": "Maya R.",
      "stars": 5,
      "text": "I rewrote our weekly report after module two. My team lead asked what had changed.",
      "createdAt": "2026-10-21T10:00:00Z"
    },
    {
      "id": "r2",
      "author": "Tom B.",
      "stars": 4,
      "text": "Clear and well paced. I would have liked one more exercise on joins.",
      "createdAt": "2026-10-02T16:30:00Z",
      "answer": {
        "text": "Thank you. Module five now has a second exercise on joins.",
        "answeredAt": "2026-10-05T09:00:00Z"
      }
    },
    {
      "id": "r3",
      "author": "Amina K.",
      "stars": 5,
      "text": "The first course where I finished every assignment, because each was short enough to start.",
      "createdAt": "2026-09-14T08:45:00Z"
    }
  ]
};

export const exampleOwnReview: OperationOutput<'getOwnReview'> = {
  "isEnrolled": true,
  "completedLessons": 14,
  "neededLessons": 8,
  "totalLessons": 40,
  "review": {
    "id": "r2",
    "author": "Tom B.",
    "stars": 4,
    "text": "Clear and well paced. I would have liked one more exercise on joins.",
    "createdAt": "2026-10-02T16:30:00Z",
    "answer": {
      "text": "Thank you. Module five now has a second exercise on joins.",
      "answeredAt": "2026-10-05T09:00:00Z"
    }
  }
};

export const exampleNoReviewYet: OperationOutput<'getOwnReview'> = {
  "isEnrolled": true,
  "completedLessons": 3,
  "neededLessons": 8,
  "totalLessons": 40
};

export const exampleRoster: OperationOutput<'listRoster'> = {
  "courseTitle": "Data Analytics",
  "size": 60,
  "behind": 1,
  "total": 60,
  "next": "WzAsIm1hcmVrIG5vd2FrIl0",
  "items": [
    {
      "id": "3d1f5a2c-7b64-4f0e-9a58-1c2e6d8b4f70",
      "name": "Leila Haidari",
      "email": "leila.haidari@example.com",
      "hasNamesake": false,
      "progress": 35,
      "enrolledAt": "2026-10-01T09:00:00Z",
      "lastActiveOn": "2026-11-18",
      "due": 1,
      "overdue": 0,
      "reasons": []
    },
    {
      "id": "9c4e7b1a-2d58-4c3f-8e61-5a7f0b9d3c26",
      "name": "Marek Nowak",
      "email": "marek.nowak@example.com",
      "hasNamesake": false,
      "progress": 5,
      "enrolledAt": "2026-10-01T09:00:00Z",
      "due": 0,
      "overdue": 2,
      "reasons": [
        "inactive",
        "overdue",
        "behind"
      ]
    }
  ]
};

export const exampleStruggles: OperationOutput<'getStruggles'> = {
  "courseTitle": "Data Analytics",
  "total": 48,
  "publishedOn": "2026-11-20",
  "items": [
    {
      "id": "m3-l6",
      "kind": "exercise",
      "lessonId": "m3-l6",
      "lessonTitle": "Join orders and returns",
      "text": "Join orders and returns",
      "students": 20,
      "first": 25,
      "now": 70,
      "tries": "4-5",
      "wrong": "The inner join drops orders that were never returned."
    },
    {
      "id": "m2-l4 q3",
      "kind": "question",
      "lessonId": "m2-l4",
      "lessonTitle": "Check your reading",
      "text": "Which average is not moved by one very large order?",
      "students": 20,
      "first": 45,
      "now": 90,
      "wrong": "The mean"
    }
  ],
  "lessons": [
    {
      "id": "m3-l6",
      "title": "Join orders and returns",
      "students": 20,
      "first": 25,
      "now": 70
    },
    {
      "id": "m2-l4",
      "title": "Check your reading",
      "students": 20,
      "first": 45,
      "now": 90
    }
  ],
  "outcomes": [
    {
      "id": "m3",
      "text": "Join two tables without losing or doubling rows.",
      "students": 20,
      "first": 25,
      "now": 70
    },
    {
      "id": "m2",
      "text": "Choose an average that fits the question.",
      "students": 20,
      "first": 45,
      "now": 90
    }
  ]
};

export const exampleNoStruggles: OperationOutput<'getStruggles'> = {
  "courseTitle": "Data Analytics",
  "total": 48,
  "items": [],
  "lessons": [],
  "outcomes": []
};

export const exampleCourseTeam: OperationOutput<'listCourseInstructors'> = {
  "courseTitle": "Data Analytics",
  "instructors": [
    {
      "id": "8e2f6a10-4c3b-4d7a-9b58-0f1e2d3c4b5a",
      "name": "Jonas Lindqvist",
      "email": "instructor@example.com",
      "since": "2026-09-01T08:00:00Z",
      "isYou": true
    },
    {
      "id": "1d4c7b92-8e5f-4a60-b3c1-6f7e8d9a0b1c",
      "name": "Mira Castell",
      "email": "mira@example.com",
      "since": "2026-11-20T09:00:00Z",
      "addedBy": "Jonas Lindqvist",
      "isYou": false
    }
  ]
};

export const exampleCourseTeamAlone: OperationOutput<'listCourseInstructors'> = {
  "courseTitle": "Data Analytics",
  "instructors": [
    {
      "id": "8e2f6a10-4c3b-4d7a-9b58-0f1e2d3c4b5a",
      "name": "Jonas Lindqvist",
      "email": "instructor@example.com",
      "since": "2026-09-01T08:00:00Z",
      "isYou": true
    }
  ]
};

export const exampleCourseInstructorAdded: OperationOutput<'addCourseInstructor'> = {
  "id": "1d4c7b92-8e5f-4a60-b3c1-6f7e8d9a0b1c",
  "name": "Mira Castell",
  "email": "mira@example.com",
  "since": "2026-11-20T09:00:00Z",
  "addedBy": "Jonas Lindqvist",
  "isYou": false
};

export const exampleStudentsMessaged: OperationOutput<'messageStudents'> = {
  "threads": 1
};

export const exampleTaughtReviews: OperationOutput<'listTaughtReviews'> = {
  "courseTitle": "Data Analytics",
  "unanswered": 1,
  "rating": 4.5,
  "count": 2,
  "distribution": [
    {
      "stars": 5,
      "percent": 50
    },
    {
      "stars": 4,
      "percent": 50
    },
    {
      "stars": 3,
      "percent": 0
    },
    {
      "stars": 2,
      "percent": 0
    },
    {
      "stars": 1,
      "percent": 0
    }
  ],
  "written": 60,
  "items": [
    {
      "id": "r2",
      "author": "Tom B.",
      "stars": 4,
      "text": "Clear and well paced. I would have liked one more exercise on joins.",
      "createdAt": "2026-10-02T16:30:00Z",
      "answer": {
        "text": "Thank you. Module five now has a second exercise on joins.",
        "answeredAt": "2026-10-05T09:00:00Z"
      }
    },
    {
      "id": "r3",
      "author": "Amina K.",
      "stars": 5,
      "text": "The first course where I finished every assignment, because each was short enough to start.",
      "createdAt": "2026-09-14T08:45:00Z"
    }
  ],
  "next": "WzE3NjM0ODE5MDAwMDBd"
};

export const exampleAnsweredReview: OperationOutput<'answerReview'> = {
  "id": "r2",
  "author": "Tom B.",
  "stars": 4,
  "text": "Clear and well paced. I would have liked one more exercise on joins.",
  "createdAt": "2026-10-02T16:30:00Z",
  "answer": {
    "text": "Thank you. Module five now has a second exercise on joins.",
    "answeredAt": "2026-10-05T09:00:00Z"
  }
};

export const exampleUnansweredReview: OperationOutput<'deleteReviewAnswer'> = {
  "id": "r3",
  "author": "Amina K.",
  "stars": 5,
  "text": "The first course where I finished every assignment, because each was short enough to start.",
  "createdAt": "2026-09-14T08:45:00Z"
};

export const exampleMessageSent: OperationOutput<'contactInstructor'> = {
  "message": "Your message is on its way to the instructor.",
  "threadId": "2b7e4c90-5d1f-4e3a-8c62-9f0a1b2c3d4e"
};

export const exampleCommunityPage: OperationOutput<'listCommunity'> = {
  "items": [
    {
      "id": "9d3e5f70-1a2b-4c3d-8e4f-6a7b8c9d0e1f",
      "courseId": "data-analytics",
      "courseTitle": "Data Analytics",
      "title": "Why does the median not move?",
      "excerpt": "I doubled the largest value, and the median stayed as it was.",
      "postedAt": "2026-11-20T10:00:00Z",
      "answers": 2,
      "hasRightAnswer": true,
      "isHidden": false
    }
  ],
  "next": "MTc2MzYzMjgwMDAwMHw5ZDNl"
};

export const exampleDiscussion: OperationOutput<'getDiscussion'> = {
  "courseId": "data-analytics",
  "courseTitle": "Data Analytics",
  "title": "Why does the median not move?",
  "question": {
    "id": "9d3e5f70-1a2b-4c3d-8e4f-6a7b8c9d0e1f",
    "text": "I doubled the largest value, and the median stayed as it was.",
    "postedAt": "2026-11-20T10:00:00Z",
    "isHidden": false,
    "reports": []
  },
  "answers": [
    {
      "id": "4b6c8d90-2e3f-4a5b-9c6d-7e8f9a0b1c2d",
      "author": "Jonas Lindqvist",
      "isByInstructor": true,
      "isOwn": false,
      "isRight": true,
      "text": "Because half of the values still lie below it.",
      "postedAt": "2026-11-20T10:00:00Z",
      "isHidden": false,
      "reports": []
    },
    {
      "id": "2a4c6e80-3f4a-4b5c-8d6e-9f0a1b2c3d4f",
      "author": "Noor Haddad",
      "isByInstructor": false,
      "isOwn": false,
      "isRight": false,
      "text": "The mean does move.",
      "postedAt": "2026-11-20T12:30:00Z",
      "isHidden": false,
      "reports": []
    }
  ],
  "canModerate": false,
  "canAnswer": true
};

export const exampleCommunityAnswer: OperationOutput<'answerInCommunity'> = {
  "id": "5e7f9a10-4b5c-4d6e-8f70-1a2b3c4d5e6f",
  "author": "Ada Okafor",
  "isByInstructor": false,
  "isOwn": true,
  "isRight": false,
  "text": "Try it with five numbers on paper.",
  "postedAt": "2026-11-21T11:00:00Z",
  "isHidden": false,
  "reports": []
};

export const examplePublication: OperationOutput<'proposePublication'> = {
  "title": "Why does the median not move?",
  "question": "I doubled the largest value, and the median stayed as it was.",
  "answer": "Because half of the values still lie below it."
};

export const exampleThreadPage: OperationOutput<'listThreads'> = {
  "items": [
    {
      "id": "2b7e4c90-5d1f-4e3a-8c62-9f0a1b2c3d4e",
      "courseId": "data-analytics",
      "courseTitle": "Data Analytics",
      "lesson": {
        "id": "m1-l2",
        "title": "From request to question"
      },
      "asker": "Ada Okafor",
      "isOwn": true,
      "isStartedByInstructor": false,
      "isAnswered": true,
      "unread": 1,
      "excerpt": "Because half of the values still lie below it.",
      "lastAt": "2026-11-20T09:30:00Z"
    },
    {
      "id": "5c1d8e70-6f2a-4b3c-9d84-0e1f2a3b4c5d",
      "courseId": "statistics-essentials",
      "courseTitle": "Statistics Essentials",
      "asker": "Ada Okafor",
      "isOwn": true,
      "isStartedByInstructor": false,
      "isAnswered": false,
      "unread": 0,
      "excerpt": "Do I need a calculator for the second module?",
      "lastAt": "2026-11-18T16:05:00Z"
    }
  ],
  "next": "MTc2MzQ4MTkwMDAwMHw1YzFk"
};

export const exampleAttachment: OperationOutput<'uploadAttachment'> = {
  "id": "7d9c2e41-3b5a-4f60-8e17-2a4c6e8f0b13",
  "name": "median.csv",
  "mediaType": "text/plain",
  "size": 1204
};

export const exampleThread: OperationOutput<'getThread'> = {
  "id": "2b7e4c90-5d1f-4e3a-8c62-9f0a1b2c3d4e",
  "courseId": "data-analytics",
  "courseTitle": "Data Analytics",
  "lesson": {
    "id": "m1-l2",
    "title": "From request to question"
  },
  "asker": "Ada Okafor",
  "isOwn": true,
  "isStartedByInstructor": false,
  "isAnswered": true,
  "unread": 1,
  "canReply": true,
  "messages": [
    {
      "id": "1f0e9d8c-7b6a-4958-8473-6251403f2e1d",
      "author": "Ada Okafor",
      "isByInstructor": false,
      "isOwn": true,
      "isUnread": false,
      "text": "Why does the median **not** move when I double the largest value?\n\nThe table is attached.\n",
      "sentAt": "2026-11-19T18:40:00Z",
      "attachments": [
        {
          "id": "7d9c2e41-3b5a-4f60-8e17-2a4c6e8f0b13",
          "name": "median.csv",
          "mediaType": "text/plain",
          "size": 1204
        }
      ]
    },
    {
      "id": "6a0f3d52-2c81-4b7a-9f5d-1e6b0c9d8a43",
      "author": "Jonas Lindqvist",
      "isByInstructor": true,
      "isOwn": false,
      "isUnread": true,
      "text": "Because half of the values still lie below it.",
      "sentAt": "2026-11-20T09:30:00Z",
      "attachments": []
    }
  ]
};

export const exampleTaughtThread: OperationOutput<'getThread'> = {
  "id": "8e4f1a20-9b5c-4d6e-8fa7-3b4c5d6e7f80",
  "courseId": "data-analytics",
  "courseTitle": "Data Analytics",
  "asker": "Noor Haddad",
  "isOwn": false,
  "isStartedByInstructor": false,
  "isAnswered": false,
  "unread": 1,
  "canReply": true,
  "messages": [
    {
      "id": "0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d",
      "author": "Noor Haddad",
      "isByInstructor": false,
      "isOwn": false,
      "isUnread": true,
      "text": "Do I need SQL before I start this course?",
      "sentAt": "2026-11-21T07:15:00Z",
      "attachments": []
    }
  ]
};

export const exampleThreadMessage: OperationOutput<'replyToThread'> = {
  "id": "3c5d7e90-1a2b-4c3d-8e4f-5a6b7c8d9e0f",
  "author": "Ada Okafor",
  "isByInstructor": false,
  "isOwn": true,
  "isUnread": false,
  "text": "Thank you, that helps.",
  "sentAt": "2026-11-20T10:02:00Z",
  "attachments": []
};

export const exampleReadingLesson: OperationOutput<'getLesson'> = {
  "id": "m1-l1",
  "courseId": "data-analytics",
  "courseTitle": "Data Analytics",
  "moduleTitle": "Asking answerable questions",
  "title": "What a good question looks like",
  "type": "reading",
  "duration": "30 min",
  "isCompleted": false,
  "isPreview": true,
  "position": 1,
  "total": 40,
  "nextLessonId": "m1-l2",
  "body": "## Start with the decision\n\nBefore you open a spreadsheet, ask **what will change** once the answer is known. If nothing will, the\nquestion is not ready.\n\n- Who decides?\n- By when?\n- Between which options?\n"
};

export const exampleVideoLesson: OperationOutput<'getLesson'> = {
  "id": "m1-l2",
  "courseId": "data-analytics",
  "courseTitle": "Data Analytics",
  "moduleTitle": "Asking answerable questions",
  "title": "From request to question",
  "type": "video",
  "duration": "1 min",
  "isCompleted": false,
  "isPreview": false,
  "position": 2,
  "total": 40,
  "previousLessonId": "m1-l1",
  "nextLessonId": "m1-l3",
  "transcript": "A colleague asks: \"How are sales?\" There is no answer to that. There is one to \"Did the price change in March\nmove weekly sales of tea by more than five percent?\"\n"
};

export const exampleQuizLesson: OperationOutput<'getLesson'> = {
  "id": "m1-l4",
  "courseId": "data-analytics",
  "courseTitle": "Data Analytics",
  "moduleTitle": "Asking answerable questions",
  "title": "Check your questions",
  "type": "quiz",
  "duration": "30 min",
  "isCompleted": false,
  "isPreview": false,
  "position": 4,
  "total": 40,
  "previousLessonId": "m1-l3",
  "nextLessonId": "m1-l5",
  "passMark": 60,
  "questions": [
    {
      "id": "q1",
      "prompt": "Which of these can data answer?",
      "options": [
        {
          "id": "a",
          "text": "Are our customers happy?"
        },
        {
          "id": "b",
          "text": "Did returns fall after the new size guide went live in May?"
        },
        {
          "id": "c",
          "text": "What should we do?"
        }
      ]
    },
    {
      "id": "q2",
      "prompt": "What comes first?",
      "options": [
        {
          "id": "a",
          "text": "The decision that the answer serves"
        },
        {
          "id": "b",
          "text": "The chart type"
        }
      ]
    }
  ],
  "readAgain": [
    {
      "id": "m1-l1",
      "title": "What a good question looks like"
    },
    {
      "id": "m1-l2",
      "title": "From a worry to a question"
    }
  ]
};

export const exampleQuizLessonWaiting: OperationOutput<'getLesson'> = {
  "id": "m1-l4",
  "courseId": "data-analytics",
  "courseTitle": "Data Analytics",
  "moduleTitle": "Asking answerable questions",
  "title": "Check your questions",
  "type": "quiz",
  "duration": "30 min",
  "isCompleted": false,
  "isPreview": false,
  "position": 4,
  "total": 40,
  "passMark": 60,
  "questions": [
    {
      "id": "q1",
      "prompt": "Which of these can data answer?",
      "options": [
        {
          "id": "a",
          "text": "Are our customers happy?"
        },
        {
          "id": "b",
          "text": "Did returns fall after the new size guide went live in May?"
        },
        {
          "id": "c",
          "text": "What should we do?"
        }
      ]
    },
    {
      "id": "q2",
      "prompt": "What comes first?",
      "options": [
        {
          "id": "a",
          "text": "The decision that the answer serves"
        },
        {
          "id": "b",
          "text": "The chart type"
        }
      ]
    }
  ],
  "retryAt": "2026-11-20T09:05:00.000Z",
  "lastScore": 50,
  "readAgain": [
    {
      "id": "m1-l1",
      "title": "What a good question looks like"
    },
    {
      "id": "m1-l2",
      "title": "From a worry to a question"
    }
  ]
};

export const exampleAssignmentLesson: OperationOutput<'getLesson'> = {
  "id": "m1-l5",
  "courseId": "data-analytics",
  "courseTitle": "Data Analytics",
  "moduleTitle": "Asking answerable questions",
  "title": "Frame a question of your own",
  "type": "assignment",
  "duration": "45 min",
  "isCompleted": false,
  "isPreview": false,
  "position": 5,
  "total": 40,
  "previousLessonId": "m1-l4",
  "nextLessonId": "m2-l1",
  "body": "Take a question that you were asked this week. Rewrite it until it names the decision, the measure and the time.\n"
};

export const exampleSqlExerciseLesson: OperationOutput<'getLesson'> = {
  "id": "m1-l6",
  "courseId": "sql-for-beginners",
  "courseTitle": "SQL for Beginners",
  "moduleTitle": "Tables and first queries",
  "title": "The three most expensive bikes",
  "duration": "10 min",
  "isCompleted": false,
  "isPreview": false,
  "position": 6,
  "total": 40,
  "previousLessonId": "m1-l5",
  "nextLessonId": "m2-l1",
  "type": "exercise",
  "language": "sql",
  "body": "The shop wants its **three most expensive bikes** on a poster. Show their `name` and `day_rate`, the most expensive first.",
  "start": "SELECT name\nFROM bikes;\n",
  "hints": [
    "Which clause sorts the rows?",
    "`ORDER BY day_rate DESC` puts the highest first.",
    "`LIMIT 3` stops after three rows."
  ],
  "checks": [],
  "status": "open",
  "dataSet": {
    "id": "bike-hire",
    "title": "The hire shop",
    "description": "Bikes, customers and hires of one summer.",
    "tables": [
      {
        "name": "bikes",
        "columns": [
          {
            "name": "bike_id",
            "type": "integer"
          },
          {
            "name": "name",
            "type": "text"
          },
          {
            "name": "day_rate",
            "type": "real"
          },
          {
            "name": "bought",
            "type": "date"
          }
        ],
        "rows": [
          [
            1,
            "City One",
            12.5,
            "2024-03-01"
          ],
          [
            2,
            "Cargo XL",
            45,
            "2024-05-12"
          ],
          [
            3,
            "Tandem",
            38,
            "2023-04-20"
          ],
          [
            4,
            "E-Tour",
            35,
            "2025-02-02"
          ],
          [
            5,
            "Kids 20",
            8,
            null
          ]
        ]
      }
    ]
  }
};

export const examplePythonExerciseLesson: OperationOutput<'getLesson'> = {
  "id": "m2-l6",
  "courseId": "python-for-data",
  "courseTitle": "Python for Data",
  "moduleTitle": "Files and tables",
  "title": "The median of a list",
  "duration": "15 min",
  "isCompleted": false,
  "isPreview": false,
  "position": 12,
  "total": 40,
  "type": "exercise",
  "language": "python",
  "body": "Write a function `median(values)` that returns the middle value of a list of numbers.",
  "start": "def median(values):\n    return values[0]\n",
  "hints": [
    "Sort the values first."
  ],
  "checks": [
    "median([3, 1, 2])",
    "median([4, 1, 3, 2])"
  ],
  "status": "seen",
  "dataSet": {
    "id": "bike-hire",
    "title": "The hire shop",
    "description": "Bikes, customers and hires of one summer.",
    "tables": [
      {
        "name": "bikes",
        "columns": [
          {
            "name": "bike_id",
            "type": "integer"
          },
          {
            "name": "day_rate",
            "type": "real"
          }
        ],
        "rows": [
          [
            1,
            12.5
          ],
          [
            2,
            45
          ]
        ]
      }
    ]
  }
};

export const exampleChartExerciseLesson: OperationOutput<'getLesson'> = {
  "id": "m3-l6",
  "courseId": "data-visualization",
  "courseTitle": "Data Visualization",
  "moduleTitle": "Honest scales",
  "title": "Repair this chart",
  "duration": "5 min",
  "isCompleted": false,
  "isPreview": false,
  "position": 18,
  "total": 40,
  "type": "exercise",
  "language": "chart",
  "body": "The chart makes one bike look three times as dear as another. Repair it.",
  "start": "{\"table\":\"bikes\",\"mark\":\"bar\",\"x\":\"name\",\"y\":\"day_rate\",\"colour\":null,\"aggregate\":\"none\",\"order\":\"data\",\"scale\":\"fitted\",\"title\":\"What a bike costs a day\"}",
  "hints": [
    "Where does the axis begin?"
  ],
  "checks": [],
  "status": "open",
  "dataSet": {
    "id": "bike-hire",
    "title": "The hire shop",
    "description": "Bikes, customers and hires of one summer.",
    "tables": [
      {
        "name": "bikes",
        "columns": [
          {
            "name": "name",
            "type": "text"
          },
          {
            "name": "day_rate",
            "type": "real"
          }
        ],
        "rows": [
          [
            "Cargo XL",
            45
          ],
          [
            "Tandem",
            38
          ],
          [
            "E-Tour",
            35
          ]
        ]
      }
    ]
  }
};

export const exampleCaseStudyLesson: OperationOutput<'getLesson'> = {
  "id": "m6-l6",
  "courseId": "data-analytics",
  "courseTitle": "Data Analytics",
  "moduleTitle": "Telling the story",
  "title": "The campaign that worked",
  "duration": "20 min",
  "isCompleted": false,
  "isPreview": false,
  "position": 36,
  "total": 46,
  "type": "case-study",
  "start": "monday",
  "scenes": [
    {
      "id": "monday",
      "title": "Monday, nine o'clock",
      "text": "Sales rose by a fifth in the month of the campaign. **The board meets on Friday** and wants to spend twice as much.",
      "tables": [
        "months"
      ],
      "decisions": [
        {
          "id": "agree",
          "text": "Agree, and double the budget",
          "to": "summer"
        },
        {
          "id": "ask",
          "text": "Ask how the same month went in other years",
          "to": "tuesday"
        }
      ]
    },
    {
      "id": "tuesday",
      "title": "Tuesday, the archive",
      "text": "The month was the best of the year each time, with a campaign and without one.",
      "tables": [
        "shops"
      ],
      "decisions": [
        {
          "id": "compare",
          "text": "Compare shops with and without the campaign",
          "to": "friday"
        },
        {
          "id": "stop",
          "text": "Stop all campaigns",
          "to": "autumn"
        }
      ]
    },
    {
      "id": "friday",
      "title": "Friday, the board",
      "text": "The shops with the campaign sold four per cent more than the others. The board spends a little more.",
      "tables": [],
      "decisions": [],
      "ending": {
        "result": "good",
        "lesson": "A comparison with those who had no campaign says what the campaign did."
      }
    },
    {
      "id": "summer",
      "title": "Half a year later",
      "text": "The money is spent, and sales are where they always are in summer.",
      "tables": [],
      "decisions": [],
      "ending": {
        "result": "poor",
        "lesson": "What comes after something is not always caused by it."
      }
    },
    {
      "id": "autumn",
      "title": "In autumn",
      "text": "Sales fall by four per cent, and nobody knows why.",
      "tables": [],
      "decisions": [],
      "ending": {
        "result": "mixed",
        "lesson": "No evidence for an effect is not evidence that there is none."
      }
    }
  ],
  "dataSet": {
    "id": "campaign",
    "title": "Sales by month",
    "description": "Sales of the shops in thousand pounds.",
    "tables": [
      {
        "name": "months",
        "columns": [
          {
            "name": "month",
            "type": "date"
          },
          {
            "name": "sales",
            "type": "integer"
          }
        ],
        "rows": [
          [
            "2025-05-01",
            240
          ],
          [
            "2025-06-01",
            288
          ]
        ]
      },
      {
        "name": "shops",
        "columns": [
          {
            "name": "shop",
            "type": "text"
          },
          {
            "name": "campaign",
            "type": "text"
          },
          {
            "name": "change",
            "type": "real"
          }
        ],
        "rows": [
          [
            "Harbour",
            "yes",
            0.24
          ],
          [
            "Station",
            "no",
            0.19
          ]
        ]
      }
    ]
  }
};

export const exampleVideo: OperationOutput<'getVideo'> = {
  "seconds": 16,
  "media": {
    "kind": "scenes",
    "chapters": [
      {
        "title": "A question without an answer",
        "sentences": [
          {
            "text": "A colleague asks: \"How are sales?\"",
            "seconds": 3,
            "picture": {
              "kind": "words",
              "lines": [
                "How are sales?"
              ]
            }
          },
          {
            "text": "There is no answer to that.",
            "seconds": 3,
            "picture": {
              "kind": "words",
              "lines": [
                "How are sales?",
                "Of what? Where? When?"
              ],
              "mark": [
                1
              ]
            }
          }
        ]
      },
      {
        "title": "Narrowing",
        "sentences": [
          {
            "text": "The first question you ask back removes most rows.",
            "seconds": 5,
            "picture": {
              "kind": "table",
              "columns": [
                "week",
                "product",
                "sold"
              ],
              "rows": [
                [
                  "9",
                  "tea",
                  "40"
                ],
                [
                  "9",
                  "coffee",
                  "31"
                ],
                [
                  "10",
                  "tea",
                  "52"
                ],
                [
                  "10",
                  "coffee",
                  "30"
                ]
              ]
            }
          },
          {
            "text": "What remains is small enough to count by hand.",
            "seconds": 5,
            "picture": {
              "kind": "table",
              "columns": [
                "week",
                "product",
                "sold"
              ],
              "rows": [
                [
                  "9",
                  "tea",
                  "40"
                ],
                [
                  "9",
                  "coffee",
                  "31"
                ],
                [
                  "10",
                  "tea",
                  "52"
                ],
                [
                  "10",
                  "coffee",
                  "30"
                ]
              ],
              "show": [
                0,
                2
              ],
              "mark": [
                2
              ]
            }
          }
        ]
      }
    ]
  },
  "position": {
    "seconds": 0
  }
};

export const exampleVideoOfFile: OperationOutput<'getVideo'> = {
  "seconds": 3,
  "media": {
    "kind": "file",
    "file": "/videos/tour-0000000000000000000000.webm",
    "captions": "/videos/tour-0000000000000000000000.vtt"
  },
  "position": {
    "seconds": 1.5,
    "keptAt": "2026-11-20T09:00:00.000Z"
  }
};

export const exampleVideoPosition: OperationOutput<'keepPosition'> = {
  "seconds": 12.5,
  "keptAt": "2026-11-20T09:00:00.000Z"
};

export const exampleQuizPassed: OperationOutput<'answerQuiz'> = {
  "score": 100,
  "passed": true,
  "answers": [
    {
      "questionId": "q1",
      "optionId": "b",
      "correct": true,
      "explanation": "It names a measure, a cause and a time."
    },
    {
      "questionId": "q2",
      "optionId": "a",
      "correct": true,
      "explanation": "A chart cannot rescue a question without a decision."
    }
  ],
  "progress": {
    "courseId": "data-analytics",
    "progress": 8,
    "completedLessons": 3,
    "totalLessons": 40,
    "completedLessonIds": [
      "m1-l1",
      "m1-l2",
      "m1-l4"
    ],
    "nextLessonId": "m1-l3",
    "modules": [
      {
        "id": "m1",
        "progress": 60
      },
      {
        "id": "m2",
        "progress": 0
      }
    ]
  }
};

export const exampleQuizFailed: OperationOutput<'answerQuiz'> = {
  "score": 50,
  "passed": false,
  "answers": [
    {
      "questionId": "q1",
      "optionId": "a",
      "correct": false,
      "explanation": "Happy how, and when? Nothing is named to measure."
    },
    {
      "questionId": "q2",
      "optionId": "a",
      "correct": true,
      "explanation": "A chart cannot rescue a question without a decision."
    }
  ],
  "progress": {
    "courseId": "data-analytics",
    "progress": 8,
    "completedLessons": 3,
    "totalLessons": 40,
    "completedLessonIds": [
      "m1-l1",
      "m1-l2",
      "m1-l4"
    ],
    "nextLessonId": "m1-l3",
    "modules": [
      {
        "id": "m1",
        "progress": 60
      },
      {
        "id": "m2",
        "progress": 0
      }
    ]
  },
  "next": {
    "questions": [
      {
        "id": "q1",
        "prompt": "Which of these can data answer?",
        "options": [
          {
            "id": "a",
            "text": "Are our customers happy?"
          },
          {
            "id": "b",
            "text": "Did returns fall after the new size guide went live in May?"
          },
          {
            "id": "c",
            "text": "What should we do?"
          }
        ]
      },
      {
        "id": "q2",
        "prompt": "What comes first?",
        "options": [
          {
            "id": "a",
            "text": "The decision that the answer serves"
          },
          {
            "id": "b",
            "text": "The chart type"
          }
        ]
      }
    ]
  }
};

export const exampleQuizFailedAgain: OperationOutput<'answerQuiz'> = {
  "score": 0,
  "passed": false,
  "answers": [
    {
      "questionId": "q1",
      "optionId": "a",
      "correct": false,
      "explanation": "Happy how, and when? Nothing is named to measure."
    },
    {
      "questionId": "q2",
      "optionId": "b",
      "correct": false,
      "explanation": "A chart cannot rescue a question without a decision."
    }
  ],
  "progress": {
    "courseId": "data-analytics",
    "progress": 8,
    "completedLessons": 3,
    "totalLessons": 40,
    "completedLessonIds": [
      "m1-l1",
      "m1-l2",
      "m1-l4"
    ],
    "nextLessonId": "m1-l3",
    "modules": [
      {
        "id": "m1",
        "progress": 60
      },
      {
        "id": "m2",
        "progress": 0
      }
    ]
  },
  "next": {
    "questions": [
      {
        "id": "q1",
        "prompt": "Which of these can data answer?",
        "options": [
          {
            "id": "a",
            "text": "Are our customers happy?"
          },
          {
            "id": "b",
            "text": "Did returns fall after the new size guide went live in May?"
          },
          {
            "id": "c",
            "text": "What should we do?"
          }
        ]
      },
      {
        "id": "q2",
        "prompt": "What comes first?",
        "options": [
          {
            "id": "a",
            "text": "The decision that the answer serves"
          },
          {
            "id": "b",
            "text": "The chart type"
          }
        ]
      }
    ],
    "retryAt": "2026-11-20T09:05:00.000Z"
  }
};

export const exampleAttemptDifferent: OperationOutput<'checkExercise'> = {
  "outcome": "different",
  "difference": {
    "kind": "rows",
    "missing": 1,
    "extra": 1,
    "missingRow": [
      "Cargo XL",
      45
    ],
    "extraAt": 0
  },
  "explanation": "These are the three cheapest. `ORDER BY` sorts from small to large unless you add `DESC`."
};

export const exampleAttemptConfirm: OperationOutput<'checkExercise'> = {
  "outcome": "confirm",
  "attemptId": "0c9b2f64-7a57-4f0e-8d0b-5b1f0a3c6e21",
  "checks": [],
  "dataSet": {
    "id": "bike-hire",
    "title": "The hire shop",
    "description": "Bikes, customers and hires of one summer.",
    "tables": [
      {
        "name": "bikes",
        "columns": [
          {
            "name": "bike_id",
            "type": "integer"
          },
          {
            "name": "name",
            "type": "text"
          },
          {
            "name": "day_rate",
            "type": "real"
          },
          {
            "name": "bought",
            "type": "date"
          }
        ],
        "rows": [
          [
            1,
            "Gravel Pro",
            52,
            "2025-04-01"
          ],
          [
            2,
            "Tandem",
            36,
            "2023-04-20"
          ],
          [
            3,
            "Folding 16",
            18,
            null
          ]
        ]
      }
    ]
  }
};

export const exampleAttemptSolved: OperationOutput<'checkExercise'> = {
  "outcome": "solved",
  "status": "solved",
  "explanation": "`ORDER BY` sorts and `LIMIT` stops; the second sort key settles ties.",
  "progress": {
    "courseId": "sql-for-beginners",
    "progress": 5,
    "completedLessons": 2,
    "totalLessons": 40,
    "completedLessonIds": [
      "m1-l1",
      "m1-l6"
    ],
    "nextLessonId": "m2-l1",
    "modules": [
      {
        "id": "m1",
        "progress": 40
      },
      {
        "id": "m2",
        "progress": 0
      }
    ]
  }
};

export const exampleAttemptCheckFailed: OperationOutput<'checkExercise'> = {
  "outcome": "different",
  "difference": {
    "kind": "check",
    "at": 0,
    "message": "The median of 3, 1 and 2 is the middle one once they are in order."
  }
};

export const exampleAttemptChartMisread: OperationOutput<'checkExercise'> = {
  "outcome": "different",
  "difference": {
    "kind": "chart",
    "messages": [
      "Bars that do not begin at zero make a small difference look large."
    ]
  }
};

export const exampleAttemptRefuted: OperationOutput<'confirmExercise'> = {
  "outcome": "different",
  "difference": {
    "kind": "hidden",
    "differs": "rows"
  }
};

export const exampleSolution: OperationOutput<'showSolution'> = {
  "code": "SELECT name, day_rate\nFROM bikes\nORDER BY day_rate DESC, name\nLIMIT 3;\n",
  "explanation": "`ORDER BY` sorts and `LIMIT` stops; the second sort key settles ties.",
  "status": "seen"
};

export const exampleCheckout: OperationOutput<'createCheckout'> = {
  "sessionId": "cs_5d7a3f1e9b20",
  "url": "/sandbox/checkout/cs_5d7a3f1e9b20"
};

export const examplePaymentConfirmed: OperationOutput<'getPayment'> = {
  "sessionId": "cs_5d7a3f1e9b20",
  "status": "confirmed",
  "courseId": "data-analytics",
  "courseTitle": "Data Analytics",
  "currency": "GBP",
  "total": 224.99
};

export const examplePaymentPending: OperationOutput<'getPayment'> = {
  "sessionId": "cs_5d7a3f1e9b20",
  "status": "pending",
  "courseId": "data-analytics",
  "courseTitle": "Data Analytics",
  "currency": "GBP",
  "total": 224.99
};

export const examplePaymentFailed: OperationOutput<'getPayment'> = {
  "sessionId": "cs_5d7a3f1e9b20",
  "status": "failed",
  "courseId": "data-analytics",
  "courseTitle": "Data Analytics",
  "currency": "GBP",
  "total": 224.99
};

export const examplePaymentDisputed: OperationOutput<'getPayment'> = {
  "sessionId": "cs_5d7a3f1e9b20",
  "status": "disputed",
  "courseId": "data-analytics",
  "courseTitle": "Data Analytics",
  "currency": "GBP",
  "total": 224.99
};

export const examplePaymentRefunded: OperationOutput<'getPayment'> = {
  "sessionId": "cs_5d7a3f1e9b20",
  "status": "refunded",
  "courseId": "data-analytics",
  "courseTitle": "Data Analytics",
  "currency": "GBP",
  "total": 224.99
};

export const examplePaymentReview: OperationOutput<'getPayment'> = {
  "sessionId": "cs_5d7a3f1e9b20",
  "status": "review",
  "courseId": "data-analytics",
  "courseTitle": "Data Analytics",
  "currency": "GBP",
  "total": 224.99
};

export const exampleOffers: OperationOutput<'listOffers'> = [
  {
    "code": "LEARN25",
    "title": "25% off any course",
    "description": "Enrol in any course this week and pay a quarter less.",
    "percent": 25,
    "endsAt": "2026-11-23T08:00:00Z"
  }
];

export const exampleAssignments: OperationOutput<'listAssignments'> = [
  {
    "id": "sales-dashboard",
    "title": "Sales dashboard review",
    "courseId": "business-intelligence",
    "courseName": "Business Intelligence",
    "dueDate": "2026-11-10T17:00:00Z",
    "status": "overdue",
    "description": "Review the sample sales dashboard and list three changes that would make its message clearer.",
    "attachments": [
      "sales-dashboard.pdf"
    ]
  },
  {
    "id": "question-log",
    "title": "Question log",
    "courseId": "data-analytics",
    "courseName": "Data Analytics",
    "dueDate": "2026-11-27T17:00:00Z",
    "status": "pending",
    "description": "Collect five questions from your own work and rewrite each so that data can answer it.",
    "attachments": [
      "question-log-template.md",
      "example-answers.md"
    ]
  },
  {
    "id": "pipeline-sketch",
    "title": "Pipeline sketch",
    "courseId": "data-engineering",
    "courseName": "Data Engineering",
    "dueDate": "2026-12-04T17:00:00Z",
    "status": "pending",
    "description": "Draw the pipeline from the shop's order table to the weekly report and mark where it can fail.",
    "attachments": []
  },
  {
    "id": "survey-clean-up",
    "title": "Survey clean-up",
    "courseId": "data-science",
    "courseName": "Data Science",
    "dueDate": "2026-10-30T17:00:00Z",
    "status": "graded",
    "description": "Clean the survey export and write down every decision that changed a value.",
    "attachments": [
      "survey.csv"
    ],
    "submissionDate": "2026-10-29T20:12:00Z",
    "grade": 92,
    "feedback": "Careful work, and the log of decisions is exemplary. Watch the two rows with swapped units.",
    "steps": [
      {
        "kind": "exercise",
        "lessonId": "m3-l6",
        "title": "Rows without an answer",
        "isDone": true
      },
      {
        "kind": "exercise",
        "lessonId": "m3-l7",
        "title": "Answered twice",
        "isDone": true
      },
      {
        "kind": "text",
        "text": "Write down every decision that changed a value."
      },
      {
        "kind": "upload",
        "text": "Upload the cleaned table."
      }
    ],
    "portfolio": {
      "isPublic": false,
      "withGrade": false
    }
  }
];

export const exampleExtensionRequested: OperationOutput<'requestExtension'> = {
  "id": "question-log",
  "title": "Question log",
  "courseId": "data-analytics",
  "courseName": "Data Analytics",
  "dueDate": "2026-11-27T17:00:00Z",
  "status": "pending",
  "description": "Collect five questions from your own work and rewrite each so that data can answer it.",
  "attachments": [
    "question-log-template.md",
    "example-answers.md"
  ],
  "extension": {
    "status": "requested",
    "reason": "I am at a conference until Thursday.",
    "proposedDate": "2026-12-02T17:00:00Z",
    "requestedAt": "2026-11-20T09:00:00Z"
  }
};

export const exampleSubmissionFile: OperationOutput<'uploadSubmissionFile'> = {
  "id": "4f1c2a66-0d53-4b7e-9a0b-7c2f5a1e9d10",
  "name": "cleaning-log.md",
  "mediaType": "text/plain",
  "size": 2310
};

export const exampleSubmission: OperationOutput<'getSubmission'> = {
  "submittedAt": "2026-10-29T20:12:00Z",
  "text": "240 rows came in and 231 are left.\n\nSix rows had no answer at all. Two had height and weight swapped. One person answered twice.\n",
  "files": [
    {
      "id": "4f1c2a66-0d53-4b7e-9a0b-7c2f5a1e9d10",
      "name": "cleaning-log.md",
      "mediaType": "text/plain",
      "size": 2310
    },
    {
      "id": "9b3e7d10-6f0a-4c0d-8f53-2f6f3c9d7e21",
      "name": "survey-clean.csv",
      "mediaType": "text/plain",
      "size": 18422
    }
  ],
  "grade": 92,
  "feedback": "Careful work, and the log of decisions is exemplary. Watch the two rows with swapped units."
};

export const exampleSubmissionOfProject: OperationOutput<'getSubmission'> = {
  "submittedAt": "2026-11-18T16:40:00Z",
  "text": "March was the best month since the opening.\n\nTwo of three new customers came back within a month.\n",
  "files": [
    {
      "id": "4f1c2a66-0d53-4b7e-9a0b-7c2f5a1e9d10",
      "name": "cleaning-log.md",
      "mediaType": "text/plain",
      "size": 2310
    }
  ],
  "solutions": [
    {
      "lessonId": "m5-l6",
      "title": "Revenue by month",
      "language": "sql",
      "code": "SELECT strftime('%Y-%m', ordered_at) AS month, SUM(price * quantity) AS revenue, COUNT(DISTINCT customer_id) AS customers\nFROM orders\nGROUP BY month\nORDER BY month;\n"
    },
    {
      "lessonId": "m6-l4",
      "title": "Who came back",
      "language": "python",
      "code": "import csv\n\nwith open('orders.csv') as file:\n    orders = list(csv.DictReader(file))\n\nfirst = {}\nfor order in orders:\n    first.setdefault(order['customer_id'], order['ordered_at'])\n"
    },
    {
      "lessonId": "m6-l7",
      "title": "Revenue as lines",
      "language": "chart",
      "code": "{ \"table\": \"months\", \"mark\": \"line\", \"x\": \"month\", \"y\": \"revenue\", \"scale\": \"zero\" }\n"
    }
  ]
};

export const exampleAssignmentCompleted: OperationOutput<'submitAssignment'> = {
  "id": "question-log",
  "title": "Question log",
  "courseId": "data-analytics",
  "courseName": "Data Analytics",
  "dueDate": "2026-11-27T17:00:00Z",
  "status": "completed",
  "description": "Collect five questions from your own work and rewrite each so that data can answer it.",
  "attachments": [
    "question-log-template.md",
    "example-answers.md"
  ],
  "submissionDate": "2026-11-20T09:00:00Z"
};

export const exampleOpenExtensionRequests: OperationOutput<'listExtensionRequests'> = {
  "total": 2,
  "items": [
    {
      "id": "3c1f7a90-5b2e-4d68-9f13-7a0e5d2c4b61",
      "courseId": "data-analytics",
      "courseName": "Data Analytics",
      "assignmentId": "question-log",
      "assignmentTitle": "Question log",
      "student": "Ada Okafor",
      "reason": "I am at a conference until Thursday.",
      "dueDate": "2026-11-27T17:00:00Z",
      "proposedDate": "2026-12-02T17:00:00Z",
      "requestedAt": "2026-11-20T09:00:00Z",
      "earlier": 0,
      "handedIn": false
    },
    {
      "id": "8e5d2b1c-0a47-4c39-b6f2-1d9c3e7a5f08",
      "courseId": "data-visualization",
      "courseName": "Data Visualization",
      "assignmentId": "chart-repair",
      "assignmentTitle": "Chart repair",
      "student": "Noor Haddad",
      "reason": "My laptop is being repaired.",
      "dueDate": "2026-11-24T17:00:00Z",
      "proposedDate": "2026-11-30T17:00:00Z",
      "requestedAt": "2026-11-20T11:30:00Z",
      "earlier": 1,
      "handedIn": true
    }
  ]
};

export const exampleFirstExtensionRequests: OperationOutput<'listExtensionRequests'> = {
  "total": 2,
  "items": [
    {
      "id": "3c1f7a90-5b2e-4d68-9f13-7a0e5d2c4b61",
      "courseId": "data-analytics",
      "courseName": "Data Analytics",
      "assignmentId": "question-log",
      "assignmentTitle": "Question log",
      "student": "Ada Okafor",
      "reason": "I am at a conference until Thursday.",
      "dueDate": "2026-11-27T17:00:00Z",
      "proposedDate": "2026-12-02T17:00:00Z",
      "requestedAt": "2026-11-20T09:00:00Z",
      "earlier": 0,
      "handedIn": false
    }
  ],
  "next": "3c1f7a90-5b2e-4d68-9f13-7a0e5d2c4b61"
};

export const exampleExtensionGranted: OperationOutput<'decideExtension'> = {
  "id": "3c1f7a90-5b2e-4d68-9f13-7a0e5d2c4b61",
  "status": "granted",
  "dueDate": "2026-12-02T17:00:00Z"
};

export const exampleExtensionDeclined: OperationOutput<'decideExtension'> = {
  "id": "3c1f7a90-5b2e-4d68-9f13-7a0e5d2c4b61",
  "status": "declined",
  "dueDate": "2026-11-27T17:00:00Z",
  "answer": "The answers are discussed in class on Friday."
};

export const exampleAssignmentSeen: OperationOutput<'markFeedbackSeen'> = {
  "id": "question-log",
  "title": "Question log",
  "courseId": "data-analytics",
  "courseName": "Data Analytics",
  "dueDate": "2026-11-27T17:00:00Z",
  "status": "graded",
  "description": "Collect five questions from your own work and rewrite each so that data can answer it.",
  "attachments": [
    "question-log-template.md",
    "example-answers.md"
  ],
  "submissionDate": "2026-11-20T09:00:00Z",
  "grade": 86,
  "feedback": "A strong log. Say for the third question from when to when it asks.",
  "seenAt": "2026-11-23T18:20:00Z"
};

export const examplePortfolio: OperationOutput<'setPortfolio'> = {
  "isPublic": true,
  "withGrade": false,
  "portfolioId": "5b0d9c7e-2f41-4c86-9a3e-7d1f0b6c8e25"
};

export const examplePrivatePortfolio: OperationOutput<'setPortfolio'> = {
  "isPublic": false,
  "withGrade": false
};

export const examplePortfolioPage: OperationOutput<'getPortfolio'> = {
  "title": "What the spring showed",
  "courseName": "Data Analytics",
  "student": "Ada Okafor",
  "submittedAt": "2026-11-18T16:40:00Z",
  "description": "Find out how the spring went for the shop, and say it in one page.",
  "text": "March was the best month since the opening.\n\nTwo of three new customers came back within a month.\n",
  "solutions": [
    {
      "lessonId": "m5-l6",
      "title": "Revenue by month",
      "language": "sql",
      "code": "SELECT month, SUM(price) AS revenue\nFROM orders\nGROUP BY month;\n"
    }
  ],
  "files": [
    "spring.pdf"
  ],
  "grade": {
    "total": 86,
    "levels": [
      {
        "criterion": "Figures",
        "level": "All follow",
        "points": 60,
        "outOf": 60,
        "description": "Each figure follows from a query."
      },
      {
        "criterion": "Words",
        "level": "Mostly clear",
        "points": 26,
        "outOf": 40,
        "description": "One sentence needs the tables to be understood."
      }
    ]
  }
};

export const exampleTaughtCourses: OperationOutput<'listTaughtCourses'> = [
  {
    "id": "data-analytics",
    "title": "Data Analytics",
    "students": 24,
    "toGrade": 12,
    "extensionRequests": 2,
    "openQuestions": 3,
    "reportedPosts": 1,
    "nextClass": {
      "title": "Office hours",
      "startsAt": "2026-11-24T16:00:00Z"
    }
  },
  {
    "id": "data-visualization",
    "title": "Data Visualization",
    "students": 9,
    "toGrade": 0,
    "extensionRequests": 0,
    "openQuestions": 0,
    "reportedPosts": 0
  }
];

export const exampleStudentViewOn: OperationOutput<'startStudentView'> = {
  "token": "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIwZjlhMWMyZSIsImV4cCI6NDA3MDkwODgwMH0.c2lnbmF0dXJl",
  "user": {
    "id": "8e2a4c60-1b3d-4f5e-9a7c-6d8b0f2e4a51",
    "email": "instructor@example.com",
    "first_name": "Jonas",
    "last_name": "Lindqvist",
    "role": "student",
    "registeredAt": "2026-11-20T09:00:00Z",
    "studentView": {
      "courseId": "data-analytics",
      "courseTitle": "Data Analytics"
    }
  }
};

export const exampleStudentViewOff: OperationOutput<'endStudentView'> = {
  "token": "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIwZjlhMWMyZSIsImV4cCI6NDA3MDkwODgwMH0.c2lnbmF0dXJl",
  "user": {
    "id": "2b1f6a34-90cd-4d0e-8a76-3f1f0c9a7b22",
    "email": "instructor@example.com",
    "first_name": "Jonas",
    "last_name": "Lindqvist",
    "role": "instructor",
    "registeredAt": "2026-09-01T08:00:00Z"
  }
};

export const exampleGradingQueue: OperationOutput<'listGradingQueue'> = {
  "items": [
    {
      "submissionId": "0b7e61f2-8d3c-4f7a-9a51-2f1c8de04a11",
      "courseId": "data-analytics",
      "courseName": "Data Analytics",
      "assignmentId": "question-log",
      "assignmentTitle": "Question log",
      "isBlind": false,
      "student": "Ada Okafor",
      "submittedAt": "2026-11-18T16:40:00Z",
      "attempt": 1,
      "isLate": false
    },
    {
      "submissionId": "5c2f8a90-1b6e-4d3a-8c74-6e0d9b2a7f12",
      "courseId": "data-analytics",
      "courseName": "Data Analytics",
      "assignmentId": "chart-repair",
      "assignmentTitle": "Chart repair",
      "isBlind": true,
      "student": "Student 7",
      "submittedAt": "2026-11-19T08:05:00Z",
      "attempt": 2,
      "isLate": true,
      "grader": {
        "name": "Tomas Lindqvist",
        "isYou": false,
        "until": "2026-11-20T09:01:10Z"
      }
    }
  ],
  "total": 25,
  "assignments": [
    {
      "courseId": "data-analytics",
      "courseName": "Data Analytics",
      "assignmentId": "question-log",
      "assignmentTitle": "Question log",
      "waiting": 14
    },
    {
      "courseId": "data-analytics",
      "courseName": "Data Analytics",
      "assignmentId": "chart-repair",
      "assignmentTitle": "Chart repair",
      "waiting": 11
    }
  ],
  "next": "MjAyNi0xMS0xOVQwODowNTowMFo"
};

export const exampleSubmissionToGrade: OperationOutput<'getSubmissionToGrade'> = {
  "submissionId": "0b7e61f2-8d3c-4f7a-9a51-2f1c8de04a11",
  "courseId": "data-analytics",
  "courseName": "Data Analytics",
  "assignmentId": "question-log",
  "assignmentTitle": "Question log",
  "isBlind": false,
  "student": "Ada Okafor",
  "submittedAt": "2026-11-18T16:40:00Z",
  "attempt": 1,
  "isLate": false,
  "description": "Collect five questions from your own work and rewrite each so that data can answer it.",
  "dueDate": "2026-11-27T17:00:00Z",
  "text": "Five questions, each with its decision.\n\n1. Are our customers happy? Rewritten: did the share of returned parcels fall after the new size guide went live in May? If it did, the guide goes on all products.\n2. Is the newsletter worth it? Rewritten: how many orders in the week after an issue come from people who opened it? Below fifty an issue, we stop.\n",
  "files": [
    {
      "id": "4f1c2a66-0d53-4b7e-9a0b-7c2f5a1e9d10",
      "name": "question-log.md",
      "mediaType": "text/plain",
      "size": 2310
    },
    {
      "id": "7d0e5b18-93aa-4e0f-b6c2-15f0a8c4d3e2",
      "name": "sources.zip",
      "mediaType": "application/zip",
      "size": 48213
    }
  ],
  "rubric": [
    {
      "title": "Decisions",
      "levels": [
        {
          "title": "Every one",
          "points": 40,
          "description": "Each question names what will be done for each answer."
        },
        {
          "title": "Most",
          "points": 25,
          "description": "One or two questions lead to no decision."
        },
        {
          "title": "Few",
          "points": 10,
          "description": "Most questions are asked out of curiosity."
        }
      ]
    },
    {
      "title": "Questions",
      "levels": [
        {
          "title": "All can be answered",
          "points": 40,
          "description": "Measure, population and time are named in each."
        },
        {
          "title": "Most can be answered",
          "points": 26,
          "description": "In one or two something is left to guess."
        },
        {
          "title": "Vague",
          "points": 8,
          "description": "They still cannot be answered as they stand."
        }
      ]
    },
    {
      "title": "Data",
      "levels": [
        {
          "title": "Named",
          "points": 20,
          "description": "For each question it says where the data is."
        },
        {
          "title": "Hinted at",
          "points": 10,
          "description": "The source is a department or a guess."
        },
        {
          "title": "Missing",
          "points": 0,
          "description": "No source is given."
        }
      ]
    }
  ],
  "isWaiting": true,
  "isLatest": true,
  "revision": 0,
  "history": [],
  "attempts": [
    {
      "submissionId": "0b7e61f2-8d3c-4f7a-9a51-2f1c8de04a11",
      "attempt": 1,
      "submittedAt": "2026-11-18T16:40:00Z"
    }
  ],
  "grader": {
    "name": "Sarah Chen",
    "isYou": true,
    "until": "2026-11-20T09:02:00Z"
  },
  "next": {
    "courseId": "data-analytics",
    "submissionId": "5c2f8a90-1b6e-4d3a-8c74-6e0d9b2a7f12"
  }
};

export const exampleSubmissionReturned: OperationOutput<'getSubmissionToGrade'> = {
  "submissionId": "0b7e61f2-8d3c-4f7a-9a51-2f1c8de04a11",
  "courseId": "data-analytics",
  "courseName": "Data Analytics",
  "assignmentId": "question-log",
  "assignmentTitle": "Question log",
  "isBlind": false,
  "student": "Ada Okafor",
  "submittedAt": "2026-11-18T16:40:00Z",
  "attempt": 1,
  "isLate": false,
  "description": "Collect five questions from your own work and rewrite each so that data can answer it.",
  "dueDate": "2026-11-27T17:00:00Z",
  "text": "Five questions, each with its decision.\n\n1. Are our customers happy? Rewritten: did the share of returned parcels fall after the new size guide went live in May? If it did, the guide goes on all products.\n2. Is the newsletter worth it? Rewritten: how many orders in the week after an issue come from people who opened it? Below fifty an issue, we stop.\n",
  "files": [
    {
      "id": "4f1c2a66-0d53-4b7e-9a0b-7c2f5a1e9d10",
      "name": "question-log.md",
      "mediaType": "text/plain",
      "size": 2310
    },
    {
      "id": "7d0e5b18-93aa-4e0f-b6c2-15f0a8c4d3e2",
      "name": "sources.zip",
      "mediaType": "application/zip",
      "size": 48213
    }
  ],
  "rubric": [
    {
      "title": "Decisions",
      "levels": [
        {
          "title": "Every one",
          "points": 40,
          "description": "Each question names what will be done for each answer."
        },
        {
          "title": "Most",
          "points": 25,
          "description": "One or two questions lead to no decision."
        },
        {
          "title": "Few",
          "points": 10,
          "description": "Most questions are asked out of curiosity."
        }
      ]
    },
    {
      "title": "Questions",
      "levels": [
        {
          "title": "All can be answered",
          "points": 40,
          "description": "Measure, population and time are named in each."
        },
        {
          "title": "Most can be answered",
          "points": 26,
          "description": "In one or two something is left to guess."
        },
        {
          "title": "Vague",
          "points": 8,
          "description": "They still cannot be answered as they stand."
        }
      ]
    },
    {
      "title": "Data",
      "levels": [
        {
          "title": "Named",
          "points": 20,
          "description": "For each question it says where the data is."
        },
        {
          "title": "Hinted at",
          "points": 10,
          "description": "The source is a department or a guess."
        },
        {
          "title": "Missing",
          "points": 0,
          "description": "No source is given."
        }
      ]
    }
  ],
  "isWaiting": false,
  "isLatest": true,
  "revision": 1,
  "history": [],
  "attempts": [
    {
      "submissionId": "0b7e61f2-8d3c-4f7a-9a51-2f1c8de04a11",
      "attempt": 1,
      "submittedAt": "2026-11-18T16:40:00Z"
    }
  ],
  "grader": {
    "name": "Sarah Chen",
    "isYou": true,
    "until": "2026-11-20T09:02:00Z"
  },
  "next": {
    "courseId": "data-analytics",
    "submissionId": "5c2f8a90-1b6e-4d3a-8c74-6e0d9b2a7f12"
  },
  "feedback": {
    "id": "91c0f3d4-6a2b-4e8f-8b17-c5d2e9f0a634",
    "attempt": 1,
    "by": "Sarah Chen",
    "returnedAt": "2026-11-20T09:00:00Z",
    "visibleAt": "2026-11-20T09:00:30Z",
    "total": 86,
    "sum": 86,
    "levels": [
      {
        "criterion": "Decisions",
        "level": "Every one",
        "points": 40,
        "outOf": 40,
        "description": "Each question names what will be done for each answer."
      },
      {
        "criterion": "Questions",
        "level": "Most can be answered",
        "points": 26,
        "outOf": 40,
        "description": "In one or two something is left to guess."
      },
      {
        "criterion": "Data",
        "level": "Named",
        "points": 20,
        "outOf": 20,
        "description": "For each question it says where the data is."
      }
    ],
    "comments": [
      {
        "start": 0,
        "end": 14,
        "quote": "Five questions",
        "comment": "Number them, so that others can refer to one."
      }
    ],
    "fileComments": [
      {
        "fileId": "7d0e5b18-93aa-4e0f-b6c2-15f0a8c4d3e2",
        "comment": "The two exports are the same file."
      }
    ],
    "text": "A strong log. Say for the third question from when to when it asks.",
    "seenAt": "2026-11-23T18:20:00Z"
  }
};

export const exampleArchiveListing: OperationOutput<'listArchiveEntries'> = {
  "entries": [
    {
      "name": "exports/",
      "isFolder": true
    },
    {
      "name": "exports/returns-2026.csv",
      "isFolder": false,
      "size": 180224
    },
    {
      "name": "exports/newsletter.csv",
      "isFolder": false,
      "size": 96512
    }
  ],
  "isComplete": true
};

export const exampleGrader: OperationOutput<'claimSubmission'> = {
  "name": "Sarah Chen",
  "isYou": true,
  "until": "2026-11-20T09:02:00Z"
};

export const exampleReturnedFeedback: OperationOutput<'returnFeedback'> = {
  "feedback": {
    "id": "91c0f3d4-6a2b-4e8f-8b17-c5d2e9f0a634",
    "attempt": 1,
    "by": "Sarah Chen",
    "returnedAt": "2026-11-20T09:00:00Z",
    "visibleAt": "2026-11-20T09:00:30Z",
    "total": 86,
    "sum": 86,
    "levels": [
      {
        "criterion": "Decisions",
        "level": "Every one",
        "points": 40,
        "outOf": 40,
        "description": "Each question names what will be done for each answer."
      },
      {
        "criterion": "Questions",
        "level": "Most can be answered",
        "points": 26,
        "outOf": 40,
        "description": "In one or two something is left to guess."
      },
      {
        "criterion": "Data",
        "level": "Named",
        "points": 20,
        "outOf": 20,
        "description": "For each question it says where the data is."
      }
    ],
    "comments": [
      {
        "start": 0,
        "end": 14,
        "quote": "Five questions",
        "comment": "Number them, so that others can refer to one."
      }
    ],
    "fileComments": [
      {
        "fileId": "7d0e5b18-93aa-4e0f-b6c2-15f0a8c4d3e2",
        "comment": "The two exports are the same file."
      }
    ],
    "text": "A strong log. Say for the third question from when to when it asks.",
    "seenAt": "2026-11-23T18:20:00Z"
  },
  "revision": 1,
  "undoUntil": "2026-11-20T09:00:30Z"
};

export const exampleUndoneFeedback: OperationOutput<'undoFeedback'> = {
  "revision": 2,
  "levels": [
    {
      "criterion": "Decisions",
      "level": "Every one"
    },
    {
      "criterion": "Questions",
      "level": "Most can be answered"
    },
    {
      "criterion": "Data",
      "level": "Named"
    }
  ],
  "comments": [
    {
      "start": 0,
      "end": 14,
      "quote": "Five questions",
      "comment": "Number them, so that others can refer to one."
    }
  ],
  "fileComments": [],
  "text": "A strong log. Say for the third question from when to when it asks."
};

export const exampleTaughtAnnouncements: OperationOutput<'listTaughtAnnouncements'> = {
  "courseName": "Data Analytics",
  "students": 34,
  "items": [
    {
      "id": "6d0a1c52-7b3e-4f90-8a6d-2e5c9b1f4a70",
      "title": "A new data set",
      "text": "Module 3 has a new data set. Please load it again before you go on.",
      "author": "Jonas Lindqvist",
      "publishedAt": "2026-11-20T08:00:00Z",
      "putAway": 12
    },
    {
      "id": "1f7b3e90-2c6d-4a58-9e04-8d1a5c7f2b36",
      "title": "Office hours move",
      "text": "From next week on, office hours are on Thursdays.",
      "author": "Mira Castell",
      "publishedAt": "2026-11-12T15:00:00Z",
      "putAway": 31
    }
  ]
};

export const exampleFirstTaughtAnnouncements: OperationOutput<'listTaughtAnnouncements'> = {
  "courseName": "Data Analytics",
  "students": 34,
  "items": [
    {
      "id": "6d0a1c52-7b3e-4f90-8a6d-2e5c9b1f4a70",
      "title": "A new data set",
      "text": "Module 3 has a new data set. Please load it again before you go on.",
      "author": "Jonas Lindqvist",
      "publishedAt": "2026-11-20T08:00:00Z",
      "putAway": 12
    }
  ],
  "next": "6d0a1c52-7b3e-4f90-8a6d-2e5c9b1f4a70"
};

export const exampleNoTaughtAnnouncements: OperationOutput<'listTaughtAnnouncements'> = {
  "courseName": "Data Analytics",
  "students": 1,
  "items": []
};

export const exampleAnnounced: OperationOutput<'announce'> = {
  "id": "6d0a1c52-7b3e-4f90-8a6d-2e5c9b1f4a70",
  "title": "A new data set",
  "text": "Module 3 has a new data set. Please load it again before you go on.",
  "author": "Jonas Lindqvist",
  "publishedAt": "2026-11-20T08:00:00Z",
  "putAway": 12
};

export const exampleAnnouncements: OperationOutput<'listAnnouncements'> = [
  {
    "id": "6d0a1c52-7b3e-4f90-8a6d-2e5c9b1f4a70",
    "courseId": "data-analytics",
    "courseName": "Data Analytics",
    "title": "A new data set",
    "text": "Module 3 has a new data set.\n\nPlease load it again before you go on.\n",
    "author": "Jonas Lindqvist",
    "publishedAt": "2026-11-20T08:00:00Z"
  }
];

export const exampleMailChoices: OperationOutput<'getMailChoices'> = {
  "announcements": true,
  "classes": true,
  "answers": true,
  "feedback": true
};

export const exampleFewerMails: OperationOutput<'chooseMails'> = {
  "announcements": false,
  "classes": true,
  "answers": true,
  "feedback": true
};

export const exampleNoDraft: OperationOutput<'getDraft'> = {
  "revision": 0
};

export const exampleStandingDraft: OperationOutput<'getDraft'> = {
  "revision": 3,
  "draft": {
    "form": "extension",
    "subject": "question-log",
    "version": 1,
    "values": {
      "reason": "I am at a conference until Thursday.",
      "day": "2026-12-02"
    },
    "writer": "5f0c2b7e91d34a68",
    "revision": 3,
    "savedAt": "2026-11-20T08:58:00Z"
  }
};

export const exampleDraftRevision: OperationOutput<'saveDraft'> = {
  "revision": 3,
  "savedAt": "2026-11-20T08:58:00Z"
};

export const exampleNoDataExport: OperationOutput<'getDataExport'> = {
  "state": "none",
  "progress": 0
};

export const exampleRunningDataExport: OperationOutput<'getDataExport'> = {
  "state": "running",
  "progress": 40,
  "requestedAt": "2026-11-20T09:00:00Z"
};

export const exampleReadyDataExport: OperationOutput<'getDataExport'> = {
  "state": "ready",
  "progress": 100,
  "requestedAt": "2026-11-20T09:00:00Z",
  "size": 1843200,
  "expiresAt": "2026-11-27T09:01:00Z"
};

export const exampleWaitingDataExport: OperationOutput<'requestDataExport'> = {
  "state": "waiting",
  "progress": 0,
  "requestedAt": "2026-11-20T09:00:00Z"
};

export const exampleAccountDeletion: OperationOutput<'requestAccountDeletion'> = {
  "deletionAt": "2026-11-27T09:00:00Z"
};

export const exampleResources: OperationOutput<'listResources'> = [
  {
    "id": "reading-a-chart",
    "title": "Reading a chart in one minute",
    "description": "Five questions to ask of any chart before you believe it.",
    "type": "guide",
    "url": "/resources/reading-a-chart",
    "category": "Getting Started",
    "tags": [
      "charts",
      "basics"
    ],
    "duration": "10 min",
    "level": "beginner",
    "featured": true
  },
  {
    "id": "sql-reference",
    "title": "SQL quick reference",
    "description": "The twenty statements that cover most analysis work, on two pages.",
    "type": "download",
    "url": "/downloads/sql-reference.md",
    "category": "Getting Started",
    "tags": [
      "sql"
    ],
    "level": "beginner"
  }
];

export const exampleResourcePage: OperationOutput<'getResource'> = {
  "id": "reading-a-chart",
  "title": "Reading a chart in one minute",
  "description": "Five questions to ask of any chart before you believe it.",
  "type": "guide",
  "url": "/resources/reading-a-chart",
  "category": "Getting Started",
  "tags": [
    "charts",
    "basics"
  ],
  "duration": "10 min",
  "level": "beginner",
  "featured": true,
  "body": "## Five questions, in this order\n\n1. **What is one mark?** A bar may be a shop, a day or a thousand people.\n2. **Where do the axes begin and end?** Bars that do not start at zero exaggerate.\n\n| Question | Look at |\n|---|---|\n| Compared with what? | Last year, a plan, another town |\n| How many stand behind it? | The number near the source |\n"
};

export const exampleResourceOfVideo: OperationOutput<'getResource'> = {
  "id": "choosing-a-sample",
  "title": "Choosing whom to ask",
  "description": "Why five hundred people chosen well tell you more than fifty thousand who clicked.",
  "type": "video",
  "url": "/resources/choosing-a-sample",
  "category": "Advanced Topics",
  "tags": [
    "statistics"
  ],
  "duration": "1 min",
  "level": "intermediate",
  "body": "### A spoonful\n\nWhether the soup needs salt, a spoonful tells you. What matters is that you stirred.\n",
  "video": {
    "seconds": 7.6,
    "media": {
      "kind": "scenes",
      "chapters": [
        {
          "title": "A spoonful",
          "sentences": [
            {
              "text": "Whether the soup needs salt, a spoonful tells you.",
              "seconds": 3.6,
              "picture": {
                "kind": "words",
                "lines": [
                  "A pot of soup"
                ]
              }
            },
            {
              "text": "What matters is that you stirred.",
              "seconds": 4,
              "picture": {
                "kind": "words",
                "lines": [
                  "A pot of soup",
                  "Stirred"
                ],
                "mark": [
                  1
                ]
              }
            }
          ]
        }
      ]
    }
  }
};

export const exampleResourceElsewhere: OperationOutput<'getResource'> = {
  "id": "sql-reference",
  "title": "SQL quick reference",
  "description": "The twenty statements that cover most analysis work, on two pages.",
  "type": "download",
  "url": "/downloads/sql-reference.md",
  "category": "Getting Started",
  "tags": [
    "sql"
  ],
  "level": "beginner"
};

export const exampleClasses: OperationOutput<'listClasses'> = [
  {
    "id": "dashboard-clinic",
    "title": "Dashboard clinic",
    "status": "cancelled",
    "startsAt": "2026-11-23T12:00:00Z",
    "endsAt": "2026-11-23T13:00:00Z",
    "location": "Room 2.14",
    "instructor": "Dr. Sarah Chen",
    "cancelReason": "I am ill."
  },
  {
    "id": "sql-clinic",
    "title": "SQL clinic",
    "status": "upcoming",
    "startsAt": "2026-12-02T16:00:00Z",
    "endsAt": "2026-12-02T17:00:00Z",
    "location": "Online",
    "instructor": "Dr. Sarah Chen",
    "link": "https://meet.example.com/sql-clinic",
    "movedFrom": "2026-12-01T16:00:00Z"
  },
  {
    "id": "office-hours",
    "title": "Office hours",
    "status": "upcoming",
    "startsAt": "2026-11-24T16:00:00Z",
    "endsAt": "2026-11-24T17:00:00Z",
    "location": "Online",
    "instructor": "Dr. Sarah Chen"
  }
];

export const exampleCalendarFeed: OperationOutput<'findCalendarFeed'> = {
  "url": "https://learn.example.com/v1/schedules/feed/3q2-7wEjRWeJq83vASNFZ4mrze8BI0VniavN7wEjRWc.ics"
};

export const exampleTaughtClasses: OperationOutput<'listTaughtClasses'> = {
  "courseTitle": "Data Analytics",
  "items": [
    {
      "id": "sql-clinic",
      "title": "SQL clinic",
      "status": "upcoming",
      "startsAt": "2026-12-02T16:00:00Z",
      "endsAt": "2026-12-02T17:00:00Z",
      "location": "Online",
      "instructor": "Dr. Sarah Chen",
      "link": "https://meet.example.com/sql-clinic",
      "movedFrom": "2026-12-01T16:00:00Z",
      "version": 1,
      "timeZone": "Europe/London",
      "overlaps": [
        "Office hours"
      ],
      "present": 0,
      "absent": 0
    },
    {
      "id": "dashboard-clinic",
      "title": "Dashboard clinic",
      "status": "cancelled",
      "startsAt": "2026-12-03T12:00:00Z",
      "endsAt": "2026-12-03T13:00:00Z",
      "location": "Room 2.14",
      "instructor": "Dr. Sarah Chen",
      "cancelReason": "I am ill.",
      "version": 1,
      "timeZone": "Europe/London",
      "overlaps": [],
      "present": 0,
      "absent": 0
    }
  ],
  "next": "MjAyNi0xMi0wMw"
};

export const examplePlannedClasses: OperationOutput<'planClasses'> = {
  "classes": [
    {
      "id": "sql-clinic",
      "title": "SQL clinic",
      "status": "upcoming",
      "startsAt": "2026-12-02T16:00:00Z",
      "endsAt": "2026-12-02T17:00:00Z",
      "location": "Online",
      "instructor": "Dr. Sarah Chen",
      "link": "https://meet.example.com/sql-clinic",
      "movedFrom": "2026-12-01T16:00:00Z",
      "version": 1,
      "timeZone": "Europe/London",
      "overlaps": [
        "Office hours"
      ],
      "present": 0,
      "absent": 0
    }
  ]
};

export const exampleTaughtClass: OperationOutput<'changeClass'> = {
  "id": "sql-clinic",
  "title": "SQL clinic",
  "status": "upcoming",
  "startsAt": "2026-12-02T16:00:00Z",
  "endsAt": "2026-12-02T17:00:00Z",
  "location": "Online",
  "instructor": "Dr. Sarah Chen",
  "link": "https://meet.example.com/sql-clinic",
  "movedFrom": "2026-12-01T16:00:00Z",
  "version": 1,
  "timeZone": "Europe/London",
  "overlaps": [
    "Office hours"
  ],
  "present": 0,
  "absent": 0
};

export const exampleCancelledClass: OperationOutput<'cancelClass'> = {
  "id": "dashboard-clinic",
  "title": "Dashboard clinic",
  "status": "cancelled",
  "startsAt": "2026-12-03T12:00:00Z",
  "endsAt": "2026-12-03T13:00:00Z",
  "location": "Room 2.14",
  "instructor": "Dr. Sarah Chen",
  "cancelReason": "I am ill.",
  "version": 1,
  "timeZone": "Europe/London",
  "overlaps": [],
  "present": 0,
  "absent": 0
};

export const exampleAttendance: OperationOutput<'listAttendance'> = {
  "courseTitle": "Data Analytics",
  "class": {
    "id": "morning-sql",
    "title": "Morning SQL: predict the rows",
    "status": "finished",
    "startsAt": "2026-11-20T08:00:00Z",
    "endsAt": "2026-11-20T09:00:00Z",
    "location": "Online",
    "instructor": "Dr. Sarah Chen",
    "version": 0,
    "timeZone": "Europe/London",
    "overlaps": [],
    "present": 1,
    "absent": 0
  },
  "items": [
    {
      "studentId": "0d1e2f3a-4b5c-4d6e-8f70-8192a3b4c5d6",
      "name": "Ada Okafor",
      "mark": "present"
    },
    {
      "studentId": "1d1e2f3a-4b5c-4d6e-8f70-8192a3b4c5d6",
      "name": "Noor Haddad",
      "mark": "unmarked"
    }
  ]
};

export const exampleAttendanceCounts: OperationOutput<'saveAttendance'> = {
  "present": 1,
  "absent": 0
};

export const exampleCertificates: OperationOutput<'listCertificates'> = [
  {
    "id": "9b2f7c1a-3d4e-4f5a-8b6c-7d8e9f0a1b2c",
    "courseId": "data-literacy",
    "courseTitle": "Data Literacy",
    "studentName": "Ada Okafor",
    "criteria": [
      "All 40 lessons completed, including 8 quizzes passed with at least 60%."
    ],
    "issuedAt": "2026-10-12T12:00:00Z"
  }
];

export const exampleCertificate: OperationOutput<'getCertificate'> = {
  "id": "9b2f7c1a-3d4e-4f5a-8b6c-7d8e9f0a1b2c",
  "courseId": "data-literacy",
  "courseTitle": "Data Literacy",
  "studentName": "Ada Okafor",
  "criteria": [
    "All 40 lessons completed, including 8 quizzes passed with at least 60%.",
    "Handed in and graded with at least 50 of 100 points: Follow a number home."
  ],
  "issuedAt": "2026-10-12T12:00:00Z"
};

export const exampleRevokedCertificate: OperationOutput<'getCertificate'> = {
  "id": "9b2f7c1a-3d4e-4f5a-8b6c-7d8e9f0a1b2c",
  "courseId": "data-literacy",
  "courseTitle": "Data Literacy",
  "studentName": "Ada Okafor",
  "criteria": [
    "All 40 lessons completed, including 8 quizzes passed with at least 60%.",
    "Handed in and graded with at least 50 of 100 points: Follow a number home."
  ],
  "issuedAt": "2026-10-12T12:00:00Z",
  "revoked": {
    "revokedAt": "2026-11-02T09:00:00Z",
    "reason": "The lessons were completed by somebody else."
  }
};

export const exampleRevocationList: OperationOutput<'getCredentialStatus'> = {
  "@context": [
    "https://purl.imsglobal.org/spec/vcrl/v1p0/context.json"
  ],
  "id": "https://learn.example.com/v1/certificates/9b2f7c1a-3d4e-4f5a-8b6c-7d8e9f0a1b2c/status",
  "type": "1EdTechRevocationList",
  "issuer": "https://learn.example.com/v1/issuer",
  "revokedCredential": []
};

export const exampleCredentialCheck: OperationOutput<'checkCredential'> = {
  "result": "verified",
  "certificate": {
    "id": "9b2f7c1a-3d4e-4f5a-8b6c-7d8e9f0a1b2c",
    "courseId": "data-literacy",
    "courseTitle": "Data Literacy",
    "studentName": "Ada Okafor",
    "criteria": [
      "All 40 lessons completed, including 8 quizzes passed with at least 60%."
    ],
    "issuedAt": "2026-10-12T12:00:00Z"
  }
};

export const exampleIssuerProfile: OperationOutput<'getIssuer'> = {
  "@context": [
    "https://www.w3.org/ns/credentials/v2",
    "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json"
  ],
  "id": "https://learn.example.com/v1/issuer",
  "type": [
    "Profile"
  ],
  "name": "Student Analytics Platform",
  "url": "https://learn.example.com"
};

export const exampleAchievement: OperationOutput<'getAchievement'> = {
  "@context": [
    "https://www.w3.org/ns/credentials/v2",
    "https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json"
  ],
  "id": "https://learn.example.com/v1/achievements/data-literacy",
  "type": [
    "Achievement"
  ],
  "achievementType": "CertificateOfCompletion",
  "name": "Data Literacy",
  "description": "Read, question and use data with confidence.",
  "criteria": {
    "narrative": "All 40 lessons completed, including 8 quizzes passed with at least 60%."
  }
};

export const exampleWeek: OperationOutput<'getWeek'> = {
  "start": "2026-11-16",
  "today": "2026-11-20",
  "timeZone": "Europe/London",
  "isTimeRecorded": true,
  "goal": {
    "days": 4,
    "minutes": 30
  },
  "days": [
    {
      "day": "2026-11-16",
      "seconds": 2460,
      "lessons": 1,
      "attempts": 5
    },
    {
      "day": "2026-11-17",
      "seconds": 0,
      "lessons": 0,
      "attempts": 0
    },
    {
      "day": "2026-11-18",
      "seconds": 3120,
      "lessons": 2,
      "attempts": 3
    },
    {
      "day": "2026-11-19",
      "seconds": 900,
      "lessons": 0,
      "attempts": 4
    },
    {
      "day": "2026-11-20",
      "seconds": 1980,
      "lessons": 1,
      "attempts": 0
    },
    {
      "day": "2026-11-21",
      "seconds": 0,
      "lessons": 0,
      "attempts": 0
    },
    {
      "day": "2026-11-22",
      "seconds": 0,
      "lessons": 0,
      "attempts": 0
    }
  ],
  "weeks": [
    {
      "start": "2026-09-28",
      "seconds": 5400,
      "lessons": 2,
      "activeDays": 3,
      "isGoalMet": false
    },
    {
      "start": "2026-10-05",
      "seconds": 9000,
      "lessons": 4,
      "activeDays": 5,
      "isGoalMet": true
    },
    {
      "start": "2026-10-12",
      "seconds": 7800,
      "lessons": 3,
      "activeDays": 4,
      "isGoalMet": true
    },
    {
      "start": "2026-10-19",
      "seconds": 0,
      "lessons": 0,
      "activeDays": 0,
      "isGoalMet": false
    },
    {
      "start": "2026-10-26",
      "seconds": 6600,
      "lessons": 3,
      "activeDays": 4,
      "isGoalMet": false
    },
    {
      "start": "2026-11-02",
      "seconds": 8460,
      "lessons": 4,
      "activeDays": 4,
      "isGoalMet": true
    },
    {
      "start": "2026-11-09",
      "seconds": 10200,
      "lessons": 5,
      "activeDays": 5,
      "isGoalMet": true
    },
    {
      "start": "2026-11-16",
      "seconds": 8460,
      "lessons": 4,
      "activeDays": 4,
      "isGoalMet": false
    }
  ],
  "firstWeek": "2026-09-28"
};

export const exampleFirstWeek: OperationOutput<'getWeek'> = {
  "start": "2026-11-16",
  "today": "2026-11-20",
  "timeZone": "Europe/London",
  "isTimeRecorded": true,
  "goal": null,
  "days": [
    {
      "day": "2026-11-16",
      "seconds": 0,
      "lessons": 0,
      "attempts": 0
    },
    {
      "day": "2026-11-17",
      "seconds": 0,
      "lessons": 0,
      "attempts": 0
    },
    {
      "day": "2026-11-18",
      "seconds": 0,
      "lessons": 0,
      "attempts": 0
    },
    {
      "day": "2026-11-19",
      "seconds": 0,
      "lessons": 0,
      "attempts": 0
    },
    {
      "day": "2026-11-20",
      "seconds": 1260,
      "lessons": 1,
      "attempts": 2
    },
    {
      "day": "2026-11-21",
      "seconds": 0,
      "lessons": 0,
      "attempts": 0
    },
    {
      "day": "2026-11-22",
      "seconds": 0,
      "lessons": 0,
      "attempts": 0
    }
  ],
  "weeks": [
    {
      "start": "2026-11-16",
      "seconds": 1260,
      "lessons": 1,
      "activeDays": 1,
      "isGoalMet": null
    }
  ],
  "firstWeek": "2026-11-16"
};

export const exampleEmptyWeek: OperationOutput<'getWeek'> = {
  "start": "2026-11-16",
  "today": "2026-11-20",
  "timeZone": "UTC",
  "isTimeRecorded": true,
  "goal": null,
  "days": [
    {
      "day": "2026-11-16",
      "seconds": 0,
      "lessons": 0,
      "attempts": 0
    },
    {
      "day": "2026-11-17",
      "seconds": 0,
      "lessons": 0,
      "attempts": 0
    },
    {
      "day": "2026-11-18",
      "seconds": 0,
      "lessons": 0,
      "attempts": 0
    },
    {
      "day": "2026-11-19",
      "seconds": 0,
      "lessons": 0,
      "attempts": 0
    },
    {
      "day": "2026-11-20",
      "seconds": 0,
      "lessons": 0,
      "attempts": 0
    },
    {
      "day": "2026-11-21",
      "seconds": 0,
      "lessons": 0,
      "attempts": 0
    },
    {
      "day": "2026-11-22",
      "seconds": 0,
      "lessons": 0,
      "attempts": 0
    }
  ],
  "weeks": [
    {
      "start": "2026-11-16",
      "seconds": 0,
      "lessons": 0,
      "activeDays": 0,
      "isGoalMet": null
    }
  ],
  "firstWeek": null
};

export const exampleMastery: OperationOutput<'getMastery'> = {
  "courses": [
    {
      "courseId": "data-analytics",
      "title": "Data Analytics",
      "outcomes": [
        {
          "id": "m1",
          "text": "Turn a vague request into a question with its decision, measure and comparison",
          "level": "firm",
          "canBeFirm": true,
          "low": 0.64,
          "middle": 0.83,
          "high": 0.95,
          "attempts": 9,
          "lastAt": "2026-11-12T18:20:00Z"
        },
        {
          "id": "m2",
          "text": "Find the faults of a raw file, and clean a copy with a log of every decision",
          "level": "growing",
          "canBeFirm": true,
          "low": 0.41,
          "middle": 0.67,
          "high": 0.88,
          "attempts": 5,
          "lastAt": "2026-11-18T19:05:00Z"
        },
        {
          "id": "m3",
          "text": "Describe a set of numbers by its middle, its spread and its shape, and look into outliers",
          "level": "shaky",
          "canBeFirm": true,
          "low": 0.12,
          "middle": 0.33,
          "high": 0.6,
          "attempts": 6,
          "lastAt": "2026-11-19T18:45:00Z"
        },
        {
          "id": "m4",
          "text": "Choose the chart for a message, and draw it so that nobody misreads it",
          "level": "unknown",
          "canBeFirm": true,
          "low": 0.1,
          "middle": 0.5,
          "high": 0.9,
          "attempts": 0,
          "lastAt": null
        }
      ]
    },
    {
      "courseId": "data-literacy",
      "title": "Data Literacy",
      "outcomes": [
        {
          "id": "m1",
          "text": "Ask of any figure who made it, what was counted and who is missing",
          "level": "growing",
          "canBeFirm": false,
          "low": 0.27,
          "middle": 0.71,
          "high": 0.95,
          "attempts": 2,
          "lastAt": "2026-10-06T17:30:00Z"
        }
      ]
    }
  ]
};

export const exampleFirstMastery: OperationOutput<'getMastery'> = {
  "courses": [
    {
      "courseId": "data-analytics",
      "title": "Data Analytics",
      "outcomes": [
        {
          "id": "m1",
          "text": "Turn a vague request into a question with its decision, measure and comparison",
          "level": "unknown",
          "canBeFirm": true,
          "low": 0.1,
          "middle": 0.5,
          "high": 0.9,
          "attempts": 0,
          "lastAt": null
        },
        {
          "id": "m2",
          "text": "Find the faults of a raw file, and clean a copy with a log of every decision",
          "level": "unknown",
          "canBeFirm": true,
          "low": 0.1,
          "middle": 0.5,
          "high": 0.9,
          "attempts": 0,
          "lastAt": null
        }
      ]
    }
  ]
};

export const exampleEmptyMastery: OperationOutput<'getMastery'> = {
  "courses": []
};

export const exampleOutcomeAttempts: OperationOutput<'getOutcomeAttempts'> = {
  "text": "Query tables with filters, groups and joins that neither lose nor double rows",
  "attempts": [
    {
      "at": "2026-11-19T18:45:00Z",
      "lessonId": "m5-l6",
      "lessonTitle": "Revenue that keeps every order",
      "question": null,
      "isRight": true,
      "weight": 0.49
    },
    {
      "at": "2026-11-19T18:31:00Z",
      "lessonId": "m5-l6",
      "lessonTitle": "Revenue that keeps every order",
      "question": null,
      "isRight": false,
      "weight": 0.49
    },
    {
      "at": "2026-11-12T17:50:00Z",
      "lessonId": "m5-l4",
      "lessonTitle": "Check your SQL",
      "question": "You want only towns with more than 100 orders. Where does the condition go?",
      "isRight": true,
      "weight": 0.94
    },
    {
      "at": "2026-09-02T17:50:00Z",
      "lessonId": "m5-l9",
      "lessonTitle": null,
      "question": null,
      "isRight": false,
      "weight": 0.54
    }
  ]
};

export const exampleForecasts: OperationOutput<'getForecasts'> = {
  "courses": [
    {
      "courseId": "data-analytics",
      "title": "Data Analytics",
      "lessonsLeft": 24,
      "minutesLeft": 540,
      "weeks": 8,
      "pace": 3.25,
      "earliest": "2026-12-27",
      "latest": "2027-02-07",
      "ifGoal": "2027-01-23"
    },
    {
      "courseId": "sql-for-beginners",
      "title": "SQL for Beginners",
      "lessonsLeft": 60,
      "minutesLeft": 720,
      "weeks": 5,
      "pace": 0.6,
      "earliest": "2027-11-02",
      "latest": null,
      "ifGoal": "2027-02-03"
    },
    {
      "courseId": "data-literacy",
      "title": "Data Literacy",
      "lessonsLeft": 38,
      "minutesLeft": 300,
      "weeks": 1,
      "pace": 4,
      "earliest": null,
      "latest": null,
      "ifGoal": null
    }
  ]
};

export const exampleEmptyForecasts: OperationOutput<'getForecasts'> = {
  "courses": []
};

export const exampleAims: OperationOutput<'listAims'> = {
  "aims": [
    {
      "id": "answer-questions-with-sql",
      "title": "Answer questions with SQL",
      "summary": "Take a question from somebody at work to a number that you can defend.",
      "outcomes": [
        "Join tables so that each row of the result stands for what you meant",
        "Break a hard question into named steps, and ask what exists or does not"
      ],
      "courses": [
        "SQL for Beginners",
        "SQL Performance"
      ],
      "hours": 21
    },
    {
      "id": "work-as-a-data-analyst",
      "title": "Work as a data analyst",
      "summary": "From a vague request to a finding that people act on.",
      "outcomes": [
        "Carry a small analysis from question to page, and test it before anyone else does"
      ],
      "courses": [
        "Data Analytics",
        "SQL for Beginners",
        "Spreadsheet Foundations"
      ],
      "hours": 46
    }
  ]
};

export const exampleCurrentPath: OperationOutput<'getPath'> = {
  "path": {
    "aimId": "work-as-a-data-analyst",
    "aimTitle": "Work as a data analyst",
    "placement": "done",
    "version": 3,
    "steps": [
      {
        "courseId": "data-analytics",
        "courseTitle": "Data Analytics",
        "isEnrolled": true,
        "isPinned": false,
        "state": "next",
        "minutes": 395,
        "reasons": [
          {
            "kind": "aim",
            "title": "Work as a data analyst"
          }
        ],
        "modules": [
          {
            "moduleId": "m1",
            "title": "Asking answerable questions",
            "outcome": "Turn a vague request into a question with its decision, measure and comparison",
            "state": "done",
            "low": 0.64,
            "middle": 0.83,
            "high": 0.95,
            "reason": {
              "kind": "done",
              "title": null
            }
          },
          {
            "moduleId": "m2",
            "title": "Collecting and cleaning data",
            "outcome": "Find the faults of a raw file, and clean a copy with a log of every decision",
            "state": "known",
            "low": 0.61,
            "middle": 0.81,
            "high": 0.94,
            "reason": {
              "kind": "known",
              "title": null
            }
          },
          {
            "moduleId": "m3",
            "title": "Exploring with summaries",
            "outcome": "Describe a set of numbers by its middle, its spread and its shape, and look into outliers",
            "state": "todo",
            "low": 0.12,
            "middle": 0.33,
            "high": 0.6,
            "reason": {
              "kind": "shaky",
              "title": null
            }
          },
          {
            "moduleId": "m4",
            "title": "Charts that tell the truth",
            "outcome": "Choose the chart for a message, and draw it so that nobody misreads it",
            "state": "todo",
            "low": null,
            "middle": null,
            "high": null,
            "reason": {
              "kind": "aim",
              "title": "Work as a data analyst"
            }
          }
        ]
      },
      {
        "courseId": "sql-for-beginners",
        "courseTitle": "SQL for Beginners",
        "isEnrolled": false,
        "isPinned": true,
        "state": "later",
        "minutes": 310,
        "reasons": [
          {
            "kind": "aim",
            "title": "Work as a data analyst"
          },
          {
            "kind": "pinned",
            "title": null
          }
        ],
        "modules": [
          {
            "moduleId": "m1",
            "title": "Tables and first queries",
            "outcome": "Select and sort the columns of a table, and say what its keys identify",
            "state": "skipped",
            "low": 0.27,
            "middle": 0.71,
            "high": 0.95,
            "reason": {
              "kind": "known",
              "title": "Joining tables"
            }
          },
          {
            "moduleId": "m2",
            "title": "Filtering rows",
            "outcome": "Filter rows by conditions, ranges and patterns, and decide on purpose about NULL",
            "state": "known",
            "low": null,
            "middle": null,
            "high": null,
            "reason": {
              "kind": "known",
              "title": "Joining tables"
            }
          },
          {
            "moduleId": "m5",
            "title": "Joining tables",
            "outcome": "Join tables so that each row of the result stands for what you meant",
            "state": "todo",
            "low": 0.41,
            "middle": 0.67,
            "high": 0.88,
            "reason": {
              "kind": "notKnown",
              "title": null
            }
          }
        ]
      },
      {
        "courseId": "spreadsheet-foundations",
        "courseTitle": "Spreadsheet Foundations",
        "isEnrolled": false,
        "isPinned": false,
        "state": "later",
        "minutes": 45,
        "reasons": [
          {
            "kind": "requiredBy",
            "title": "Business Intelligence"
          },
          {
            "kind": "order",
            "title": null
          }
        ],
        "modules": [
          {
            "moduleId": "m1",
            "title": "Cells, rows and tables",
            "outcome": "Lay out a list with one record a row and one fact a cell",
            "state": "todo",
            "low": null,
            "middle": null,
            "high": null,
            "reason": {
              "kind": "requiredBy",
              "title": "Business Intelligence"
            }
          }
        ]
      }
    ],
    "changes": [
      {
        "at": "2026-11-20T18:45:00Z",
        "kind": "known",
        "courseTitle": "Data Analytics",
        "moduleTitle": "Collecting and cleaning data"
      },
      {
        "at": "2026-11-20T18:40:00Z",
        "kind": "pinned",
        "courseTitle": "SQL for Beginners",
        "moduleTitle": null
      },
      {
        "at": "2026-11-19T18:45:00Z",
        "kind": "shaky",
        "courseTitle": "Data Analytics",
        "moduleTitle": "Exploring with summaries"
      }
    ]
  }
};

export const exampleFirstPath: OperationOutput<'getPath'> = {
  "path": {
    "aimId": "answer-questions-with-sql",
    "aimTitle": "Answer questions with SQL",
    "placement": "none",
    "version": 1,
    "steps": [
      {
        "courseId": "sql-for-beginners",
        "courseTitle": "SQL for Beginners",
        "isEnrolled": false,
        "isPinned": false,
        "state": "next",
        "minutes": 70,
        "reasons": [
          {
            "kind": "aim",
            "title": "Answer questions with SQL"
          }
        ],
        "modules": [
          {
            "moduleId": "m1",
            "title": "Tables and first queries",
            "outcome": "Select and sort the columns of a table, and say what its keys identify",
            "state": "todo",
            "low": null,
            "middle": null,
            "high": null,
            "reason": {
              "kind": "aim",
              "title": "Answer questions with SQL"
            }
          }
        ]
      }
    ],
    "changes": []
  }
};

export const exampleNoPath: OperationOutput<'getPath'> = {
  "path": null
};

export const exampleLearningPath: OperationOutput<'chooseAim'> = {
  "aimId": "work-as-a-data-analyst",
  "aimTitle": "Work as a data analyst",
  "placement": "done",
  "version": 3,
  "steps": [
    {
      "courseId": "data-analytics",
      "courseTitle": "Data Analytics",
      "isEnrolled": true,
      "isPinned": false,
      "state": "next",
      "minutes": 395,
      "reasons": [
        {
          "kind": "aim",
          "title": "Work as a data analyst"
        }
      ],
      "modules": [
        {
          "moduleId": "m1",
          "title": "Asking answerable questions",
          "outcome": "Turn a vague request into a question with its decision, measure and comparison",
          "state": "done",
          "low": 0.64,
          "middle": 0.83,
          "high": 0.95,
          "reason": {
            "kind": "done",
            "title": null
          }
        },
        {
          "moduleId": "m2",
          "title": "Collecting and cleaning data",
          "outcome": "Find the faults of a raw file, and clean a copy with a log of every decision",
          "state": "known",
          "low": 0.61,
          "middle": 0.81,
          "high": 0.94,
          "reason": {
            "kind": "known",
            "title": null
          }
        },
        {
          "moduleId": "m3",
          "title": "Exploring with summaries",
          "outcome": "Describe a set of numbers by its middle, its spread and its shape, and look into outliers",
          "state": "todo",
          "low": 0.12,
          "middle": 0.33,
          "high": 0.6,
          "reason": {
            "kind": "shaky",
            "title": null
          }
        },
        {
          "moduleId": "m4",
          "title": "Charts that tell the truth",
          "outcome": "Choose the chart for a message, and draw it so that nobody misreads it",
          "state": "todo",
          "low": null,
          "middle": null,
          "high": null,
          "reason": {
            "kind": "aim",
            "title": "Work as a data analyst"
          }
        }
      ]
    },
    {
      "courseId": "sql-for-beginners",
      "courseTitle": "SQL for Beginners",
      "isEnrolled": false,
      "isPinned": true,
      "state": "later",
      "minutes": 310,
      "reasons": [
        {
          "kind": "aim",
          "title": "Work as a data analyst"
        },
        {
          "kind": "pinned",
          "title": null
        }
      ],
      "modules": [
        {
          "moduleId": "m1",
          "title": "Tables and first queries",
          "outcome": "Select and sort the columns of a table, and say what its keys identify",
          "state": "skipped",
          "low": 0.27,
          "middle": 0.71,
          "high": 0.95,
          "reason": {
            "kind": "known",
            "title": "Joining tables"
          }
        },
        {
          "moduleId": "m2",
          "title": "Filtering rows",
          "outcome": "Filter rows by conditions, ranges and patterns, and decide on purpose about NULL",
          "state": "known",
          "low": null,
          "middle": null,
          "high": null,
          "reason": {
            "kind": "known",
            "title": "Joining tables"
          }
        },
        {
          "moduleId": "m5",
          "title": "Joining tables",
          "outcome": "Join tables so that each row of the result stands for what you meant",
          "state": "todo",
          "low": 0.41,
          "middle": 0.67,
          "high": 0.88,
          "reason": {
            "kind": "notKnown",
            "title": null
          }
        }
      ]
    },
    {
      "courseId": "spreadsheet-foundations",
      "courseTitle": "Spreadsheet Foundations",
      "isEnrolled": false,
      "isPinned": false,
      "state": "later",
      "minutes": 45,
      "reasons": [
        {
          "kind": "requiredBy",
          "title": "Business Intelligence"
        },
        {
          "kind": "order",
          "title": null
        }
      ],
      "modules": [
        {
          "moduleId": "m1",
          "title": "Cells, rows and tables",
          "outcome": "Lay out a list with one record a row and one fact a cell",
          "state": "todo",
          "low": null,
          "middle": null,
          "high": null,
          "reason": {
            "kind": "requiredBy",
            "title": "Business Intelligence"
          }
        }
      ]
    }
  ],
  "changes": [
    {
      "at": "2026-11-20T18:45:00Z",
      "kind": "known",
      "courseTitle": "Data Analytics",
      "moduleTitle": "Collecting and cleaning data"
    },
    {
      "at": "2026-11-20T18:40:00Z",
      "kind": "pinned",
      "courseTitle": "SQL for Beginners",
      "moduleTitle": null
    },
    {
      "at": "2026-11-19T18:45:00Z",
      "kind": "shaky",
      "courseTitle": "Data Analytics",
      "moduleTitle": "Exploring with summaries"
    }
  ]
};

export const examplePlacement: OperationOutput<'getPlacement'> = {
  "asked": 3,
  "atMost": 10,
  "question": {
    "id": "sql-for-beginners.m5-l4.q1",
    "prompt": "A customer without orders should be in the result. Which join keeps them?",
    "choices": [
      "An inner join",
      "A left join from customers",
      "A right join from customers"
    ],
    "courseTitle": "SQL for Beginners",
    "moduleTitle": "Joining tables"
  }
};

export const exampleFinishedPlacement: OperationOutput<'getPlacement'> = {
  "asked": 6,
  "atMost": 10,
  "question": null
};

export const exampleDueCards: OperationOutput<'getDueCards'> = {
  "today": "2026-11-20",
  "questions": [
    {
      "courseId": "data-analytics",
      "courseTitle": "Data Analytics",
      "lessonId": "m1-l4",
      "lessonTitle": "Check your questions",
      "questionId": "q1",
      "prompt": "Which of these is a question that data can answer?",
      "options": [
        {
          "id": "a",
          "text": "Are our customers happy?"
        },
        {
          "id": "b",
          "text": "Did fewer customers cancel in October than in September?"
        },
        {
          "id": "c",
          "text": "Should we be proud of our service?"
        }
      ],
      "right": "b",
      "explanation": "It names the measure and what to compare it with."
    },
    {
      "courseId": "data-analytics",
      "courseTitle": "Data Analytics",
      "lessonId": "m5-l4",
      "lessonTitle": "Check your SQL",
      "questionId": "q2",
      "prompt": "You want only towns with more than 100 orders. Where does the condition go?",
      "options": [
        {
          "id": "a",
          "text": "In WHERE"
        },
        {
          "id": "b",
          "text": "In HAVING"
        }
      ],
      "right": "b",
      "explanation": "HAVING looks at groups; WHERE looks at rows before there are any."
    },
    {
      "courseId": "data-literacy",
      "courseTitle": "Data Literacy",
      "lessonId": "m1-l4",
      "lessonTitle": "Check what figures say",
      "questionId": "q1",
      "prompt": "A chart begins at 90 instead of 0. What does that do?",
      "options": [
        {
          "id": "a",
          "text": "It makes small differences look large"
        },
        {
          "id": "b",
          "text": "Nothing, as the labels are right"
        },
        {
          "id": "c",
          "text": "It makes the chart shorter"
        },
        {
          "id": "d",
          "text": "It hides the smallest values"
        }
      ],
      "right": "a",
      "explanation": "The eye compares lengths of bars, whatever the labels say."
    }
  ],
  "doneToday": 2,
  "waiting": 4,
  "next": {
    "day": "2026-11-21",
    "questions": 5
  }
};

export const exampleDoneCards: OperationOutput<'getDueCards'> = {
  "today": "2026-11-20",
  "questions": [],
  "doneToday": 12,
  "waiting": 0,
  "next": {
    "day": "2026-11-21",
    "questions": 4
  }
};

export const exampleNoCards: OperationOutput<'getDueCards'> = {
  "today": "2026-11-20",
  "questions": [],
  "doneToday": 0,
  "waiting": 0,
  "next": null
};
